/**
 * What is announced under an id and asked for later, once. Messages mostly ask in the order in which they announced, so hardly
 * anything has to be looked up: of very many examples, maps of all ids would take longer than the rest of their fold.
 */
export class Awaited<Value extends object> {
  readonly #ids: string[] = [];
  readonly #values: (Value | undefined)[] = [];
  #next = 0;
  /** What others behind it were asked for before. */
  readonly #passedOver = new Map<string, Value>();

  add(id: string, value: Value): void {
    this.#ids.push(id);
    this.#values.push(value);
  }

  /** What was announced under this id, which is forgotten. */
  take(id: string): Value | undefined {
    const known = this.#passedOver.get(id);
    if (known !== undefined) {
      this.#passedOver.delete(id);
      return known;
    }
    while (this.#next < this.#ids.length) {
      const announced = this.#ids[this.#next] ?? '';
      const value = this.#values[this.#next];
      this.#values[this.#next] = undefined;
      this.#next += 1;
      if (this.#next === this.#ids.length) this.#next = this.#ids.length = this.#values.length = 0;
      if (announced === id) return value;
      if (value !== undefined) this.#passedOver.set(announced, value);
    }
    return undefined;
  }
}
