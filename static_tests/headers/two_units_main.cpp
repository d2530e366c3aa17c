// The other of the two translation units that include every header and are linked into one program.
#include "all_headers.hpp"

int from_the_other_unit();

int main() { return from_the_other_unit(); }
