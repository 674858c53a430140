const profile = /^(?:https?:\/\/)?(?:[a-z]{1,3}\.)?linkedin\.com\/(?:mwlite\/)?in\/([^/?#\s]+)/i
/** What profiles were called before 2014: a name and three numbers, which are the tail of the address today. */
const older =
  /^(?:https?:\/\/)?(?:[a-z]{1,3}\.)?linkedin\.com\/pub\/([^/?#\s]+)(?:\/(\w{1,3})\/(\w{1,3})\/(\w{1,3}))?(?=[/?#]|$)/i
const unusable = /[\u0000-\u0020\u007f-\u00a0/\\?#%]|^\.+$/
const longest = 100

/**
 * The key of a person on LinkedIn: `https://de.LinkedIn.com/in/J%C3%BCrgen-M/?trk=x` is `jürgen-m`, and
 * `linkedin.com/pub/jane-doe/1/2a/b34` is `jane-doe-b3402a1`. Pages of companies,
 * schools and sales tools are not people and have none. A tail like `-46abb122a` belongs to the key, not to the name.
 */
export function slugOf(url: string | undefined): string | undefined {
  const written = url === undefined || url.length > 2_000 ? undefined : writtenIn(url.trim())
  if (written === undefined) return undefined
  const slug = decode(written)?.normalize('NFC').toLowerCase()
  return slug === undefined || slug.length > longest || unusable.test(slug) ? undefined : slug
}

function writtenIn(url: string): string | undefined {
  const found = profile.exec(url)
  if (found) return found[1]
  const [, name, first, second, third] = older.exec(url) ?? []
  if (name === undefined || first === undefined || second === undefined || third === undefined) return name
  return `${name}-${third.padStart(3, '0')}${second.padStart(3, '0')}${first}`
}

/** The first of the addresses that is somebody's profile. */
export const firstSlugOf = (urls: Iterable<string | undefined>): string | undefined => {
  for (const url of urls) {
    const slug = slugOf(url)
    if (slug !== undefined) return slug
  }
  return undefined
}

function decode(written: string): string | undefined {
  if (!written.includes('%')) return written
  try {
    return decodeURIComponent(written)
  } catch {
    return undefined
  }
}
