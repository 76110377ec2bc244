/* The counting of an analysis and nothing else, as the limit of what this machine can do: of every member the terms
   and the followed accounts below the cut, in the layout of our index (numbers by frequency, small ones in 16 bits).
   usage: native FOLDER AUDIENCE ROUNDS; prints per list: increments, best CPU ms, highest count. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
  return t.tv_sec * 1e3 + t.tv_nsec / 1e6;
}

static void *read_all(const char *folder, const char *list, const char *name, size_t *count, size_t width) {
  char path[1024];
  snprintf(path, sizeof path, "%s%s%s%s", folder, folder[0] ? "/" : "", list, name);
  struct stat info;
  FILE *file = fopen(path, "rb");
  if (!file || fstat(fileno(file), &info)) {
    perror(path);
    exit(1);
  }
  void *bytes = malloc(info.st_size + 64);
  *count = fread(bytes, 1, info.st_size, file) / width;
  fclose(file);
  return bytes;
}

/* Lists ascend: what comes after the cut can be left. */
static void count_cut(const uint16_t *low, const uint32_t *low_at, const uint32_t *high, const uint32_t *high_at,
                      const uint32_t *members, size_t n, uint32_t *counts, uint32_t cut) {
  if (cut >= 65536) {
    for (size_t i = 0; i < n; i++) {
      uint32_t one = members[i];
      for (uint32_t k = low_at[one], end = low_at[one + 1]; k < end; k++) counts[low[k]]++;
      for (uint32_t k = high_at[one], end = high_at[one + 1]; k < end; k++) {
        uint32_t x = high[k];
        if (x >= cut) break;
        counts[x]++;
      }
    }
    return;
  }
  for (size_t i = 0; i < n; i++) {
    uint32_t one = members[i];
    for (uint32_t k = low_at[one], end = low_at[one + 1]; k < end; k++) {
      uint32_t x = low[k];
      if (x >= cut) break;
      counts[x]++;
    }
  }
}

int main(int argc, char **argv) {
  if (argc < 4) return 2;
  size_t n, length, ids;
  uint32_t *members = read_all("", "", argv[2], &n, 4);
  int rounds = atoi(argv[3]);
  uint32_t support = (n + 199) / 200;
  if (support < 5) support = 5;
  const char *lists[2] = {"terms", "followed"};
  for (int j = 0; j < 2; j++) {
    uint32_t *frequency = read_all(argv[1], lists[j], ".frequency", &ids, 4);
    uint16_t *low = read_all(argv[1], lists[j], ".low", &length, 2);
    uint32_t *low_at = read_all(argv[1], lists[j], ".low_at", &length, 4);
    uint32_t *high = read_all(argv[1], lists[j], ".high", &length, 4);
    uint32_t *high_at = read_all(argv[1], lists[j], ".high_at", &length, 4);
    uint32_t cut = ids;
    while (cut > 0 && frequency[cut - 1] < support) cut--;
    uint32_t *counts = malloc((ids + 65536) * 4);
    double best = 1e12;
    for (int round = 0; round < rounds; round++) {
      memset(counts, 0, (ids + 65536) * 4);
      double start = now();
      count_cut(low, low_at, high, high_at, members, n, counts, cut);
      double took = now() - start;
      if (took < best) best = took;
    }
    unsigned long increments = 0;
    uint32_t highest = 0;
    for (size_t i = 0; i < ids; i++) {
      increments += counts[i];
      if (counts[i] > highest) highest = counts[i];
    }
    printf("%s %lu %.3f %u\n", lists[j], increments, best, highest);
  }
  return 0;
}
