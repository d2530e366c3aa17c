// Pictures as files of a program: which format, and its text.
#pragma once

#include <string>
#include <vector>

#include <zermelo/draw/dot.hpp>
#include <zermelo/draw/mermaid.hpp>
#include <zermelo/draw/svg.hpp>
#include <zermelo/play/append_to.hpp>
#include <zermelo/play/failure.hpp>

namespace zermelo::play {

inline const std::vector<std::string> picture_formats{"svg", "dot", "mermaid"};

/// The format that is asked for or, if `asked` is empty, that of the file's ending; svg for standard output, `-`.
inline std::string picture_format(const std::string& asked, const std::string& file) {
  if (!asked.empty()) return asked;
  if (file == "-" || file.ends_with(".svg")) return "svg";
  if (file.ends_with(".dot") || file.ends_with(".gv")) return "dot";
  if (file.ends_with(".mmd") || file.ends_with(".mermaid")) return "mermaid";
  throw failure(exit_wrong_usage,
                "--format is needed where the file does not end in .svg, .dot, .gv, .mmd or .mermaid");
}

/// A picture in one of the formats.
inline std::string drawn(const draw::picture& picture, const std::string& format, const draw::options& how) {
  std::string out;
  if (format == "dot")
    draw::dot(append_to{out}, picture, how);
  else if (format == "mermaid")
    draw::mermaid(append_to{out}, picture, how);
  else
    draw::svg(append_to{out}, picture, how);
  return out;
}
}  // namespace zermelo::play
