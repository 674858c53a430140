/** Every repeat has a limit: without one, a long word is read again from each of its letters. */
const url = /(?:[a-z][a-z0-9+.-]{0,30}:\/\/|\bwww\.)\S*|(?:[\p{L}\p{N}-]{1,63}\.){1,10}\p{L}{2,63}\/\S*/giu
/** Two parts with a dot and no space between them. Most mail programs make a link of it. */
const domain = /[\p{L}\p{N}-]\.\p{L}{2}/u

/** An address on the web, as people write it: with a scheme, with www, or with a path behind the domain. */
export const hasUrl = (text: string): boolean => text.search(url) >= 0

/** The same, and anything that looks like a domain. */
export const hasLink = (text: string): boolean => hasUrl(text) || domain.test(text)

/** The text without its web addresses. */
export const withoutUrls = (text: string): string => text.replaceAll(url, '…')
