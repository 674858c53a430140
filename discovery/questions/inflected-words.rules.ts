const endings = ['', 's', 'es', 'in', 'innen', 'n', 'en', 'e', 'er']

/** A word as titles may have it, in any gender and number: Lotse, Lotsen, Lotsin. */
export function inflected(word: string): string[] {
  const one = word.replace(/(?:innen|in|en|es|s|n|e)$/, '')
  return [...new Set([word, ...(one.length > 3 ? endings.map((ending) => one + ending) : [])])]
}

const shortestRoot = 4

/** What a word for somebody and the word for what they do begin with: designers and design, nurses and nursing. */
export function rootOf(word: string): string {
  const root = word.replace(/(?:innen|ings?|ers?|ors?|in|en|es|s)$/, '').replace(/e$/, '')
  return root.length < shortestRoot ? word : root
}
