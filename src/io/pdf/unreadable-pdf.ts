/** Why a PDF gives no text, as the end of a sentence that begins with its name. */
export class UnreadablePdf extends Error {}
