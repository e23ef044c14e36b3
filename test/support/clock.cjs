// Loaded before a command, so that it runs at the instant that CLOCK names.
const instant = Date.parse(process.env.CLOCK ?? '');
const Real = Date;
globalThis.Date = class extends Real {
  constructor(...given) {
    super(...(given.length === 0 ? [instant] : given));
  }
  static now() {
    return instant;
  }
};
