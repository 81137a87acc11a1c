/** Runs the flow of questions: from the setup and all that was answered to the next question. It
 * knows the operations, and no rule; the flow comes with the page.
 *
 * @typedef {number | string | string[]} Value
 * @typedef {{is: "ref" | "size", name: string}} Reference
 * @typedef {number | string | Reference} Known a value, or where to find it
 * @typedef {{is: "word", table: string, name: string}} Word
 * @typedef {{text: string, facts: Record<string, Reference | Word>}} Say
 * @typedef {{name: string, relation: string, value: Known}} When
 *
 * @typedef {{is: "set" | "add" | "times" | "append" | "remove", name: string, value: Known}
 *   | {is: "halve", name: string, by: number}
 *   | {is: "find", name: string, of: string, among: string[]}
 *   | {is: "pick", name: string, of: string, at: string}
 *   | {is: "onward", name: string, along: string}} Change
 * @typedef {{is: "tell", kind: string, say: Say, by?: string}
 *   | {is: "if", when: When[], steps: Step[], otherwise?: Step[]}
 *   | Change} Step
 *
 * @typedef {{name: string, say: Say, most: number, least: number, named?: Say[], among?: string[],
 *   words: string, when?: When[]}} Field
 * @typedef {{say: Say, to: string, when?: When[], steps?: Step[]}} Answer
 * @typedef {{is: "ask" | "draw" | "fill" | "end", say: Say, answers: Answer[], about: string,
 *   hints?: {say: Say, when?: When[]}[], by?: string, line: number, bag: string[], name: string,
 *   to: string, fields: Field[], account: {say: Say, yours: string, his: string}[]}} Waits
 * @typedef {{is: "go", to: string} | {is: "fork", ways: [When[], string][]} | Waits} Exit
 * @typedef {{start: string, blocks: Record<string, {steps?: Step[], then: Exit}>,
 *   variables: Record<string, Value>, board: Field[], mend: Step[],
 *   words: Record<string, Record<string, string>>, lists: Record<string, string[]>,
 *   actions: string[], modifiers: string[], longest: number}} Flow
 * @typedef {{kind: string, text: string, by?: string, event: number}} Told
 */

/** An answer that the question does not offer. */
export class Senseless extends Error {}

export class Play {
  /** @param {Flow} flow @param {Record<string, Value>} setup */
  constructor(flow, setup) {
    this.flow = flow;
    /** Only the flow knows what each of them is. @type {Record<string, any>} */
    this.variables = { ...flow.variables, ...setup };
    this.events = 0;
    /** @type {Told[]} */
    this.told = [];
    this.block = flow.start;
    this.#run(flow.start);
  }

  /** @returns {Waits} */
  get waits() {
    return /** @type {Waits} */ (this.flow.blocks[this.block].then);
  }

  /** What was told since the last answer. */
  get news() {
    return this.told.filter((each) => each.event === this.events);
  }

  /** @returns {[number, Answer][]} */
  get offered() {
    /** @type {[number, Answer][]} */
    const all = this.waits.answers.map((answer, number) => [number, answer]);
    return all.filter(([, answer]) => this.holds(answer.when));
  }

  /** @param {Field[]} fields */
  fields(fields) {
    return fields.filter((each) => this.holds(each.when));
  }

  /** @param {Say} say */
  say(say) {
    return filled(
      say.text,
      Object.fromEntries(Object.entries(say.facts).map(([name, fact]) => [name, this.#fact(fact)])),
    );
  }

  /** @param {When[]} [conditions] */
  holds(conditions = []) {
    return conditions.every((each) => this.#isTrue(each));
  }

  /** @param {number} number of the answer, or of what was drawn */
  choose(number) {
    this.events += 1;
    const { is, bag, name, to } = this.waits;
    if (is === "draw" && this.variables[bag[number]] > 0) {
      this.variables[bag[number]] -= 1;
      this.variables[name] = bag[number];
      return this.#run(to);
    }
    const answer = is === "ask" && this.offered.find(([each]) => each === number)?.[1];
    if (!answer) throw new Senseless();
    this.#do(answer.steps);
    this.#run(answer.to);
  }

  /** @param {Record<string, Value>} values @param {boolean} isBoard the question stays */
  write(values, isBoard) {
    this.events += 1;
    if (!isBoard && this.waits.is !== "fill") throw new Senseless();
    Object.assign(this.variables, values);
    if (isBoard) this.#do(this.flow.mend);
    else this.#run(this.waits.to);
  }

  /** Until something has to be answered. @param {string} block */
  #run(block) {
    for (this.block = block;;) {
      const { steps, then } = this.flow.blocks[this.block];
      this.#do(steps);
      if (then.is === "go") this.block = then.to;
      else if (then.is === "fork") {
        const way = then.ways.find(([when]) => this.holds(when));
        if (!way) throw new Error(this.block);
        this.block = way[1];
      } else return;
    }
  }

  /** @param {Step[]} [steps] */
  #do(steps = []) {
    for (const step of steps) {
      if (step.is === "tell") {
        const { kind, say, by } = step;
        this.told.push({ kind, text: this.say(say), by, event: this.events });
      } else if (step.is === "if") this.#do(this.holds(step.when) ? step.steps : step.otherwise);
      else this.variables[step.name] = this.#changed(step);
    }
  }

  /** @param {Change} change */
  #changed(change) {
    const { variables } = this, now = variables[change.name];
    switch (change.is) {
      case "set":
        return this.#value(change.value);
      case "add":
        return now + this.#value(change.value);
      case "times":
        return now * this.#value(change.value);
      case "halve":
        return Math.floor(now / change.by);
      case "find":
        return change.among.indexOf(variables[change.of]);
      case "pick":
        return variables[change.of][variables[change.at]];
      case "onward":
        return (now + 1) % variables[change.along].length;
      case "append":
        return [...now, this.#value(change.value)];
      case "remove":
        return now.filter((/** @type {string} */ each) => each !== this.#value(change.value));
      default:
        throw new Error(/** @type {Change} */ (change).is);
    }
  }

  /** @param {When} condition */
  #isTrue({ name, relation, value }) {
    const found = this.variables[name], wanted = this.#value(value);
    switch (relation) {
      case "is":
        return found === wanted;
      case "at least":
        return found >= wanted;
      case "less":
        return found < wanted;
      case "more":
        return found > wanted;
      case "holds":
        return found.includes(wanted);
      case "lacks":
        return !found.includes(wanted);
      default:
        throw new Error(relation);
    }
  }

  /** @param {Known} known @returns {any} */
  #value(known) {
    if (typeof known !== "object") return known;
    const found = this.variables[known.name];
    return known.is === "size" ? found.length : found;
  }

  /** @param {Reference | Word} fact */
  #fact(fact) {
    return fact.is === "word"
      ? this.flow.words[fact.table][this.variables[fact.name]]
      : this.#value(fact);
  }
}

/** @param {string} text @param {Record<string, Value>} facts */
export const filled = (text, facts) =>
  text.replace(/\{(\w+)\}/g, (hole, name) => name in facts ? String(facts[name]) : hole);
