// @ts-check
/** Runs the flow of questions: from the setup and all that was answered to the next question. It
 * knows the operations, and no rule; the flow comes with the page.
 *
 * @typedef {number | string | string[]} Value
 * @typedef {{text: string, facts: Record<string, any>}} Say
 * @typedef {{name: string, relation: string, value: any}} When
 * @typedef {{name: string, say: Say, most: number, least: number, named?: Say[], among?: string[], words: string, when?: When[]}} Field
 * @typedef {{say: Say, to: string, when?: When[], steps?: any[]}} Answer
 * @typedef {{is: string, say: Say, answers: Answer[], about: string, hints?: {say: Say, when?: When[]}[], by?: string, line: number, bag: string[], name: string, to: string, fields: Field[], account: {say: Say, yours: string, his: string}[]}} Waits
 * @typedef {{start: string, blocks: Record<string, {steps?: any[], then: any}>, variables: Record<string, Value>, board: Field[], mend: any[], words: Record<string, Record<string, string>>, lists: Record<string, string[]>, actions: string[], modifiers: string[], longest: number}} Flow
 * @typedef {{kind: string, text: string, by?: string, event: number}} Told
 */

/** An answer that the question does not offer. */
export class Senseless extends Error {}

export class Play {
  /** @param {Flow} flow @param {Record<string, Value>} setup */
  constructor(flow, setup) {
    this.flow = flow;
    /** @type {Record<string, any>} */
    this.variables = { ...flow.variables, ...setup };
    this.events = 0;
    /** @type {Told[]} */
    this.told = [];
    this.block = flow.start;
    this.#run(flow.start);
  }

  /** @returns {Waits} */
  get waits() {
    return this.flow.blocks[this.block].then;
  }

  /** What was told since the last answer. */
  get news() {
    return this.told.filter((each) => each.event === this.events);
  }

  /** @returns {[number, Answer][]} */
  get offered() {
    const all = this.waits.answers.map((
      answer,
      number,
    ) => /** @type {[number, Answer]} */ ([number, answer]));
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
        this.block = then.ways.find((/** @type {[When[], string]} */ [when]) =>
          this.holds(when)
        )[1];
      } else return;
    }
  }

  /** @param {any[]} [steps] */
  #do(steps = []) {
    for (const step of steps) {
      if (step.is === "tell") {
        this.told.push({
          kind: step.kind,
          text: this.say(step.say),
          by: step.by,
          event: this.events,
        });
      } else if (step.is === "if") this.#do(this.holds(step.when) ? step.steps : step.otherwise);
      else this.variables[step.name] = this.#changed(step);
    }
  }

  /** @param {any} step */
  #changed({ is, name, value, by, of, among, at, along }) {
    const { variables } = this, now = variables[name], known = this.#value(value);
    switch (is) {
      case "set":
        return known;
      case "add":
        return now + known;
      case "times":
        return now * known;
      case "halve":
        return Math.floor(now / by);
      case "find":
        return among.indexOf(variables[of]);
      case "pick":
        return variables[of][variables[at]];
      case "onward":
        return (now + 1) % variables[along].length;
      case "append":
        return [...now, known];
      case "remove":
        return now.filter((/** @type {string} */ each) => each !== known);
      default:
        throw new Error(is);
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

  /** @param {any} known @returns {any} */
  #value(known) {
    if (known?.is === "ref") return this.variables[known.name];
    return known?.is === "size" ? this.variables[known.name].length : known;
  }

  /** @param {any} fact */
  #fact(fact) {
    return fact.is === "word"
      ? this.flow.words[fact.table][this.variables[fact.name]]
      : this.#value(fact);
  }
}

/** @param {string} text @param {Record<string, any>} facts */
export const filled = (text, facts) =>
  text.replace(/\{(\w+)\}/g, (hole, name) => name in facts ? String(facts[name]) : hole);
