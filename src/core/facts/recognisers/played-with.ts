/** Source of a pattern for the words that say what a game is played with; not "if it is played with", which supposes it. */
export const PLAYED_WITH = String.raw`(?<!\b(?:if|when|where|while)\b[^.;]{0,60})\b(?:shall be|must be|will be|is|are)(?: only)? played with`;
