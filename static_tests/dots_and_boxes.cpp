#include "facts/dots_and_boxes.hpp"
