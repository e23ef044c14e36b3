/** That of test/support/property.ts. */
const DEFAULT_SEED = 20160602;

/** Closes a run with one plain line of counts, which any reader of the log can find, and after a failure with what repeats it. */
module.exports = class CountReporter {
  onRunComplete(_, { numPassedTests, numFailedTests, numPendingTests, numTodoTests, numRuntimeErrorTestSuites }) {
    const failed = numFailedTests + numRuntimeErrorTestSuites;
    const skipped = numPendingTests + numTodoTests;
    process.stdout.write(`\n${numPassedTests} passed, ${failed} failed, ${skipped} skipped\n`);
    if (failed > 0 && process.env.THOROUGH !== '1')
      process.stdout.write(
        `Cases were drawn with FC_SEED=${process.env.FC_SEED ?? DEFAULT_SEED}; "THOROUGH=1 npx jest <file>" tries them all.\n`,
      );
  }
};
