/** What was made last is handed out again as long as it is made of the very same things: whoever is given it need not be drawn anew. */
export class Made<T> {
  #last: { readonly of: readonly unknown[]; readonly made: T } | undefined;

  from(of: readonly unknown[], make: () => T): T {
    const { of: before } = this.#last ?? {};
    if (this.#last === undefined || before?.length !== of.length || of.some((one, i) => one !== before[i]))
      this.#last = { of, made: make() };
    return this.#last.made;
  }
}
