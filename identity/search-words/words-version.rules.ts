/**
 * Raised whenever a contact would be found by other words than before: a new lexicon, another reading of titles, places or
 * companies. Contacts that were brought in before are then rewritten in the background. The test beside it says when.
 */
export const searchWordsVersion = 5
