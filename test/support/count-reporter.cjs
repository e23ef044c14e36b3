/** Closes a run with one plain line of counts, which any reader of the log can find. */
module.exports = class CountReporter {
  onRunComplete(_, { numPassedTests, numFailedTests, numPendingTests, numTodoTests, numRuntimeErrorTestSuites }) {
    const failed = numFailedTests + numRuntimeErrorTestSuites;
    const skipped = numPendingTests + numTodoTests;
    process.stdout.write(`\n${numPassedTests} passed, ${failed} failed, ${skipped} skipped\n`);
  }
};
