// King and queen against king, in the manner of king_and_rook.hpp, where the method is explained: a queen has four lines
// through her square instead of two. Bit bk of plane[0..3][q*10+w] spells 1 + (white moves to mate), 1..11.
#pragma once
#include <cstdint>

namespace hand_written::king_and_queen {
using u64 = std::uint64_t;
using u8 = std::uint8_t;

constexpr u8 triangle[10] = {0, 1, 2, 3, 9, 10, 11, 18, 19, 27};  // a1 b1 c1 d1 b2 c2 d2 c3 d3 d4

struct table {
    u64 plane[4][640]{};
};

constexpr u64 spread(u64 x) {  // the squares a king's move away from x
    u64 s = (x & 0x7f7f7f7f7f7f7f7f) << 1 | (x & 0xfefefefefefefefe) >> 1, v = s | x;
    return s | v << 8 | v >> 8;
}
constexpr u64 mirror(u64 x) {  // file a <-> h
    x = (x >> 1 & 0x5555555555555555) | (x & 0x5555555555555555) << 1;
    x = (x >> 2 & 0x3333333333333333) | (x & 0x3333333333333333) << 2;
    return (x >> 4 & 0x0f0f0f0f0f0f0f0f) | (x & 0x0f0f0f0f0f0f0f0f) << 4;
}
constexpr u64 diag(u64 x) {  // file <-> rank
    u64 t = (x ^ x << 28) & 0x0f0f0f0f00000000;
    x ^= t ^ t >> 28, t = (x ^ x << 14) & 0x3333000033330000;
    x ^= t ^ t >> 14, t = (x ^ x << 7) & 0x5500550055005500;
    return x ^ t ^ t >> 7;
}
// the part of line m on the rook's side of the white king k
constexpr u64 cut(u64 m, u64 k, bool above) { return !(m & k) ? m : above ? m & (k - 1) : m & -(k << 1); }

// the diagonals through square r: one that rises from a to h, one that falls
constexpr u64 rising(int r) {
    const int d = (r & 7) - (r >> 3);
    return d >= 0 ? 0x8040201008040201 >> 8 * d : 0x8040201008040201 << -8 * d;
}
constexpr u64 falling(int r) {
    const int d = (r & 7) + (r >> 3) - 7;
    return d >= 0 ? 0x0102040810204080 << 8 * d : 0x0102040810204080 >> -8 * d;
}

// Every local is declared once, outside the loops: clang's evaluator keeps one map entry for each time a
// local comes to life until the function returns.
constexpr table solve() {
    table t;
    u64 open[640]{}, cand[640]{}, news[1280]{}, t1[1000]{}, t2[1000]{}, kings[10]{};  // news, t1, t2: double buffers
    int w = 0, q = 0, r = 0, o = 0, l = 0, f = 0, g1 = 0, g2 = 0, i = 0;
    u64 k = 0, K = 0, b = 0, R = 0, dest = 0, legal = 0, stuck = 0, g = 0, x = 0;
    for (w = 0; w < 10; ++w) {
        q = triangle[w], k = u64(1) << q, K = spread(k) | k;
        for (r = 0; r < 64; ++r) {
            if (r == q) continue;
            o = r * 10 + w, b = u64(1) << r;
            R = cut(u64(0xff) << (r & 56) ^ b, k, q > r) | cut(u64(0x0101010101010101) << (r & 7) ^ b, k, q > r) |
                cut(rising(r) ^ b, k, q > r) | cut(falling(r) ^ b, k, q > r);
            // dest: where the black king may go; stuck: nowhere to go; g: mated
            dest = ~(R | K), legal = ~(K | b), stuck = legal & ~spread(dest), g = stuck & R;
            open[o] = dest & ~b;
            cand[o] = legal & ~stuck & ~spread(b & ~K);
            if (g) {
                news[o] = t.plane[0][o] = g;
                l = w * 50 + (r >> 3 == q >> 3 && r > q ? 8 : r >> 3), f = w * 50 + ((r & 7) == (q & 7) && r > q ? 17 : 9 + (r & 7));
                g1 = w * 50 + ((r & 7) - (r >> 3) == (q & 7) - (q >> 3) && r > q ? 33 : 25 + (r & 7) - (r >> 3));
                g2 = w * 50 + ((r & 7) + (r >> 3) == (q & 7) + (q >> 3) && r > q ? 49 : 34 + (r & 7) + (r >> 3));
                t2[l] |= t1[l] & g, t1[l] |= g, t2[f] |= t1[f] & g, t1[f] |= g;
                t2[g1] |= t1[g1] & g, t1[g1] |= g, t2[g2] |= t1[g2] & g, t1[g2] |= g;
            }
        }
    }
    int n = 0, tc = 0, nn = 640, tn = 500;  // where the halves of the double buffers start: read, write
    int ir = 0, im = 0, iv = 0, ih = 0, ig = 0;
    u64 a1 = 0, b1 = 0, c1 = 0, d1 = 0, e1 = 0, a2 = 0, b2 = 0, c2 = 0, d2 = 0, e2 = 0, a3 = 0, b3 = 0, c3 = 0, d3 = 0, e3 = 0, b4 = 0,
        c4 = 0, d4 = 0, e4 = 0, c5 = 0, d5 = 0, e5 = 0, e = 0, s = 0, h = 0;
    for (int d = 2; d <= 11; ++d, n = 640 - n, tc = 500 - tc, nn = 640 - nn, tn = 500 - tn) {
        for (i = tn; i < tn + 500; ++i) t1[i] = t2[i] = 0;
        for (r = 0; r < 64; ++r) {
            // news for this rook square and each white king square that a king on the triangle can reach
            i = n + r * 10, ir = n + ((r & 7) << 3 | r >> 3) * 10, im = n + (r ^ 7) * 10, iv = n + (r ^ 56) * 10, ih = n + (r ^ 63) * 10,
            ig = n + (((r ^ 56) & 7) << 3 | (r ^ 56) >> 3) * 10;
            a1 = news[i], b1 = news[i + 1], c1 = news[i + 2], d1 = news[i + 3], b2 = news[i + 4], c2 = news[i + 5], d2 = news[i + 6],
            c3 = news[i + 7], d3 = news[i + 8], d4 = news[i + 9];
            a2 = (x = news[ir + 1]) ? diag(x) : 0, a3 = (x = news[ir + 2]) ? diag(x) : 0, b3 = (x = news[ir + 5]) ? diag(x) : 0;
            b4 = (x = news[ir + 6]) ? diag(x) : 0, c4 = (x = news[ir + 8]) ? diag(x) : 0;
            e1 = (x = news[im + 3]) ? mirror(x) : 0, e2 = (x = news[im + 6]) ? mirror(x) : 0;
            e3 = (x = news[im + 8]) ? mirror(x) : 0, e4 = (x = news[im + 9]) ? mirror(x) : 0;
            d5 = __builtin_bswap64(news[iv + 9]), e5 = (x = news[ih + 9]) ? mirror(__builtin_bswap64(x)) : 0;
            c5 = (x = news[ig + 8]) ? __builtin_bswap64(diag(x)) : 0;
            kings[0] = a2 | b1 | b2, kings[1] = a1 | a2 | b2 | c1 | c2, kings[2] = b1 | b2 | c2 | d1 | d2, kings[3] = c1 | c2 | d2 | e1 | e2;
            kings[4] = a1 | a2 | a3 | b1 | b3 | c1 | c2 | c3, kings[5] = b1 | b2 | b3 | c1 | c3 | d1 | d2 | d3;
            kings[6] = c1 | c2 | c3 | d1 | d3 | e1 | e2 | e3, kings[7] = b2 | b3 | b4 | c2 | c4 | d2 | d3 | d4;
            kings[8] = c2 | c3 | c4 | d2 | d4 | e2 | e3 | e4, kings[9] = c3 | c4 | c5 | d3 | d5 | e3 | e4 | e5;
            for (w = 0; w < 10; ++w) {
                o = r * 10 + w, g = 0;
                if ((e = open[o])) {
                    q = triangle[w], l = w * 50 + (r >> 3 == q >> 3 && r > q ? 8 : r >> 3), f = w * 50 + ((r & 7) == (q & 7) && r > q ? 17 : 9 + (r & 7));
                g1 = w * 50 + ((r & 7) - (r >> 3) == (q & 7) - (q >> 3) && r > q ? 33 : 25 + (r & 7) - (r >> 3));
                g2 = w * 50 + ((r & 7) + (r >> 3) == (q & 7) + (q >> 3) && r > q ? 49 : 34 + (r & 7) + (r >> 3));
                    if ((x = e & (kings[w] | t2[tc + l] | t2[tc + f] | t2[tc + g1] | t2[tc + g2] | ((t1[tc + l] | t1[tc + f] | t1[tc + g1] | t1[tc + g2]) & ~news[n + o])))) {
                        h = open[o] = e ^ x, s = (h & 0x7f7f7f7f7f7f7f7f) << 1 | (h & 0xfefefefefefefefe) >> 1, h |= s;
                        if ((g = cand[o] & ~(s | h << 8 | h >> 8))) {
                            cand[o] ^= g;
                            t2[tn + l] |= t1[tn + l] & g, t1[tn + l] |= g, t2[tn + f] |= t1[tn + f] & g, t1[tn + f] |= g;
                            t2[tn + g1] |= t1[tn + g1] & g, t1[tn + g1] |= g, t2[tn + g2] |= t1[tn + g2] & g, t1[tn + g2] |= g;
                            if (d & 1) t.plane[0][o] |= g;
                            if (d & 2) t.plane[1][o] |= g;
                            if (d & 4) t.plane[2][o] |= g;
                            if (d & 8) t.plane[3][o] |= g;
                        }
                    }
                }
                news[nn + o] = g;
            }
        }
    }
    return t;
}
}  // namespace hand_written::king_and_queen
