const profile = /^(?:https?:\/\/)?(?:[a-z]{1,3}\.)?linkedin\.com\/(?:mwlite\/)?in\/([^/?#\s]+)/i
const unusable = /[\u0000-\u0020\u007f-\u00a0/\\?#%]|^\.+$/
const longest = 100

/**
 * The key of a person on LinkedIn: `https://de.LinkedIn.com/in/J%C3%BCrgen-M/?trk=x` is `jürgen-m`. Pages of companies,
 * schools and sales tools are not people and have none. A tail like `-46abb122a` belongs to the key, not to the name.
 */
export function slugOf(url: string | undefined): string | undefined {
  const written = url === undefined || url.length > 2_000 ? undefined : profile.exec(url.trim())?.[1]
  if (written === undefined) return undefined
  const slug = decode(written)?.normalize('NFC').toLowerCase()
  return slug === undefined || slug.length > longest || unusable.test(slug) ? undefined : slug
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
