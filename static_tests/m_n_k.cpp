#include "facts/m_n_k.hpp"
