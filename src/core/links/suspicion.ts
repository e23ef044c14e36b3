/**
 * Why a link can no longer be trusted. `movedTo` is the one clause of the new text that has the words this clause had: it was
 * renumbered. `via` names the terms through which a clause that does not itself use the changed term depends on it. A lead-in is the
 * words of a clause around it (`clause`): those that open its list, or close it.
 */
export type Suspicion =
  | { readonly kind: 'words-changed'; readonly movedTo?: string }
  | { readonly kind: 'clause-gone'; readonly movedTo?: string }
  | { readonly kind: 'lead-in-changed'; readonly clause: string }
  | {
      readonly kind: 'definition-changed';
      readonly term: string;
      readonly clause: string;
      readonly via?: readonly string[];
    }
  /** No hash was kept of the words the sources were verified against, so nobody can tell that they are the same. */
  | { readonly kind: 'words-unknown' };
