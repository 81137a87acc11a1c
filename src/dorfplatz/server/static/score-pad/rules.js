/** Scores counts as a description says it: what a source looks at and what it pays are data that
 * the page carries; there is no number of the game here. */

/** @typedef {Record<string, number>} Counts what somebody holds
 * @typedef {{names: string[], coins: number}} ShopSet
 * @typedef {{coins: number, outcome?: string, sum?: number, sets?: ShopSet[]}} Line
 * @typedef {{why: string, adds?: Counts, among?: number, needs?: string, without?: number,
 *   sets?: string[], pays?: number[], most?: string, alone?: number[], shared?: number[]}} Source
 * @typedef {{lines: Record<string, Line[]>, totals: number[], winners: number[]}} Sheet */

/** @param {Source[]} sources @param {Counts[]} held of every player @returns {Sheet} */
export function score(sources, held) {
  const lines = Object.fromEntries(sources.map((source) => [source.why, pay(source, held)]));
  const totals = held.map((_, seat) => total(Object.values(lines).map((line) => line[seat].coins)));
  const best = Math.max(...totals);
  const winners = totals.flatMap((coins, seat) => (coins === best ? [seat] : []));
  return { lines, totals, winners };
}

/** @param {Source} source @param {Counts[]} held @returns {Line[]} */
function pay(source, held) {
  if (source.sets) return held.map((each) => forSets(source, each));
  if (source.most) return forMost(source, held);
  return held.map((each) => added(source, each));
}

/** @param {Source} source @param {Counts} held @returns {Line} */
function added(source, held) {
  const sum = total(Object.entries(source.adds ?? {}).map(([name, coins]) => held[name] * coins));
  if (source.needs ? held[source.needs] : sum) {
    return { coins: Math.floor(sum / (source.among ?? 1)), outcome: "with", sum };
  }
  return { coins: source.without ?? 0, outcome: "without", sum };
}

/** @param {Source} source @param {Counts} held @returns {Line} */
function forSets(source, held) {
  const sets = [];
  for (let others = 0;; others++) {
    const names = (source.sets ?? []).filter((name) => held[name] > others);
    if (!names.length) return { coins: total(sets.map((each) => each.coins)), sets };
    sets.push({ names, coins: (source.pays ?? [])[names.length] });
  }
}

/** @param {Source} source @param {Counts[]} held @returns {Line[]} */
function forMost(source, held) {
  const counts = held.map((each) => each[source.most ?? ""]);
  const ranks = [...new Set(counts)].filter(Boolean).sort((a, b) => b - a);
  const alone = counts.filter((count) => count === ranks[0]).length === 1;
  const pays = (alone ? source.alone : source.shared) ?? [];
  return counts.map((count) => {
    const rank = ranks.indexOf(count);
    if (rank < 0) return { coins: 0 };
    return rank < pays.length
      ? { coins: pays[rank], outcome: `${alone ? "alone" : "shared"}-${rank}` }
      : { coins: 0, outcome: "short" };
  });
}

/** @param {number[]} numbers */
const total = (numbers) => numbers.reduce((sum, each) => sum + each, 0);
