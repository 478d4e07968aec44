/* SHA-256 by the processor's own instructions, where it has some, and texts that are hashed from where they changed.
   Part of hashing.c. */

static const uint32_t SHA_START[8] = {
    0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
};

#if defined(__x86_64__) && defined(__GNUC__)
#include <cpuid.h>
#include <immintrin.h>

static const uint32_t SHA_ROUNDS[64] __attribute__((aligned(16))) = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
};

static int sha_is_here(void)
{
    unsigned a, b, c, d;
    if (!__get_cpuid(1, &a, &b, &c, &d) || !(c & (1u << 9)) || !(c & (1u << 19))) /* SSSE3, SSE4.1 */
        return 0;
    return __get_cpuid_count(7, 0, &a, &b, &c, &d) && (b & (1u << 29));
}

/* One block, by the processor's own instructions. */
__attribute__((target("sha,sse4.1,ssse3")))
static void sha_block(const uint32_t was[8], uint32_t now[8], const uint8_t *block)
{
    const __m128i order = _mm_set_epi64x(0x0c0d0e0f08090a0bULL, 0x0405060700010203ULL);
    __m128i low = _mm_shuffle_epi32(_mm_loadu_si128((const __m128i *)was), 0xB1);
    __m128i high = _mm_shuffle_epi32(_mm_loadu_si128((const __m128i *)(was + 4)), 0x1B);
    __m128i first = _mm_alignr_epi8(low, high, 8), second = _mm_blend_epi16(high, low, 0xF0);
    const __m128i first_was = first, second_was = second;
    __m128i words[16];
    for (int i = 0; i < 4; i++)
        words[i] = _mm_shuffle_epi8(_mm_loadu_si128((const __m128i *)(block + 16 * i)), order);
#pragma GCC unroll 16
    for (int i = 0; i < 16; i++) {
        __m128i mixed = _mm_add_epi32(words[i], _mm_load_si128((const __m128i *)(SHA_ROUNDS + 4 * i)));
        second = _mm_sha256rnds2_epu32(second, first, mixed);
        first = _mm_sha256rnds2_epu32(first, second, _mm_shuffle_epi32(mixed, 0x0E));
        if (i < 12) {
            __m128i next = _mm_add_epi32(_mm_sha256msg1_epu32(words[i], words[i + 1]),
                                         _mm_alignr_epi8(words[i + 3], words[i + 2], 4));
            words[i + 4] = _mm_sha256msg2_epu32(next, words[i + 3]);
        }
    }
    first = _mm_shuffle_epi32(_mm_add_epi32(first, first_was), 0x1B);
    second = _mm_shuffle_epi32(_mm_add_epi32(second, second_was), 0xB1);
    _mm_storeu_si128((__m128i *)now, _mm_blend_epi16(first, second, 0xF0));
    _mm_storeu_si128((__m128i *)(now + 4), _mm_alignr_epi8(second, first, 8));
}
#else
static int sha_is_here(void)
{
    return 0;
}

static void sha_block(const uint32_t was[8], uint32_t now[8], const uint8_t *block)
{
    (void)was, (void)now, (void)block; /* never called: hashlib is asked */
}
#endif

typedef struct {
    char *at;
    Py_ssize_t size, room;
} Text;

/* A text that was hashed, with where the hash stood after each whole block of it. */
typedef struct {
    Text text;
    uint32_t (*after)[8];
    Py_ssize_t room;
} Hashed;

static int make_room(Text *text, Py_ssize_t more)
{
    if (text->size + more <= text->room)
        return 0;
    Py_ssize_t room = 2 * (text->size + more) + 64;
    char *at = PyMem_Realloc(text->at, (size_t)room);
    if (at == NULL) {
        PyErr_NoMemory();
        return -1;
    }
    text->at = at, text->room = room;
    return 0;
}

static int say(Text *text, const char *what, Py_ssize_t size)
{
    if (make_room(text, size) < 0)
        return -1;
    memcpy(text->at + text->size, what, (size_t)size);
    text->size += size;
    return 0;
}

/* The SHA-256 of a text whose first so many blocks are as they were; without the processor's help hashlib is asked. */
static int digest_of(Hashed *known, Py_ssize_t same, PyObject *sha256, uint8_t digest[DIGEST])
{
    const Text *text = &known->text;
    if (sha256 != NULL) {
        PyObject *made = PyObject_CallFunction(sha256, "y#", text->at == NULL ? "" : text->at, text->size);
        PyObject *found = made == NULL ? NULL : PyObject_CallMethodNoArgs(made, name_digest);
        Py_XDECREF(made);
        if (found == NULL)
            return -1;
        int right = PyBytes_Check(found) && PyBytes_GET_SIZE(found) == DIGEST;
        if (right)
            memcpy(digest, PyBytes_AS_STRING(found), DIGEST);
        else
            PyErr_SetString(PyExc_TypeError, "a digest has 32 bytes");
        Py_DECREF(found);
        return right ? 0 : -1;
    }
    Py_ssize_t blocks = text->size / BLOCK;
    if (blocks > known->room) {
        Py_ssize_t room = blocks + blocks / 2 + 2;
        void *after = PyMem_Realloc(known->after, (size_t)room * sizeof *known->after);
        if (after == NULL) {
            PyErr_NoMemory();
            return -1;
        }
        known->after = after, known->room = room;
    }
    const uint32_t *state = same ? known->after[same - 1] : SHA_START;
    for (Py_ssize_t i = same; i < blocks; i++) {
        sha_block(state, known->after[i], (const uint8_t *)text->at + i * BLOCK);
        state = known->after[i];
    }
    uint8_t last[2 * BLOCK] = {0};
    Py_ssize_t rest = text->size - blocks * BLOCK, ends = rest + 9 > BLOCK ? 2 * BLOCK : BLOCK;
    if (rest)
        memcpy(last, text->at + blocks * BLOCK, (size_t)rest);
    last[rest] = 0x80;
    uint64_t bits = (uint64_t)text->size * 8;
    for (int i = 0; i < 8; i++)
        last[ends - 1 - i] = (uint8_t)(bits >> 8 * i);
    uint32_t sum[8], half[8];
    sha_block(state, sum, last);
    if (ends > BLOCK) {
        memcpy(half, sum, sizeof half);
        sha_block(half, sum, last + BLOCK);
    }
    for (int i = 0; i < DIGEST; i++)
        digest[i] = (uint8_t)(sum[i / 4] >> (24 - 8 * (i % 4)));
    return 0;
}

/* The same of another text: blocks that are as they were are found, and not hashed again. */
static int another_digest(Hashed *known, const Text *text, PyObject *sha256, uint8_t digest[DIGEST])
{
    Py_ssize_t blocks = text->size / BLOCK, same = 0, were = known->text.size / BLOCK;
    while (same < blocks && same < were && !memcmp(known->text.at + same * BLOCK, text->at + same * BLOCK, BLOCK))
        same++;
    known->text.size = same * BLOCK;
    if (text->size > same * BLOCK && say(&known->text, text->at + same * BLOCK, text->size - same * BLOCK) < 0)
        return -1;
    return digest_of(known, same, sha256, digest);
}

static void in_hexadecimal(char *to, const uint8_t *digest, int bytes)
{
    static const char DIGITS[] = "0123456789abcdef";
    for (int i = 0; i < bytes; i++) {
        to[2 * i] = DIGITS[digest[i] >> 4];
        to[2 * i + 1] = DIGITS[digest[i] & 15];
    }
}
