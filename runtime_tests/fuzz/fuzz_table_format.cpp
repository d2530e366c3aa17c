// libFuzzer: any bytes as a table. What is refused is a mistake of its own kind; what is read is the same after it was
// written and read again. The checksum is set right, so that what lies behind it is reached.
#include <zermelo/table_file.hpp>

#include <cstdint>
#include <cstdlib>

using namespace zermelo;

namespace {
void try_to_read(const std::string& bytes) try {
  const table_label label = read_label(bytes);
  const std::string name = label.game.as<std::string>();
  const table<int> read = read_table<int>(bytes, name);
  if (!(read_table<int>(table_bytes(read, name), name) == read)) std::abort();
} catch (const file_error&) {
}
}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  std::string bytes(reinterpret_cast<const char*>(data), size);
  try_to_read(bytes);
  if (size < 8) return 0;
  detail::checksum sum;
  sum.add(text(bytes.data(), size - 8));
  for (std::size_t i = 0; i < 8; ++i) bytes[size - 8 + i] = static_cast<char>(sum.sum >> 8 * i & 255);
  try_to_read(bytes);
  return 0;
}
