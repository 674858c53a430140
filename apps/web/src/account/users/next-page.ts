import { searchParams } from '../../kit/search-params.ts'

/**
 * Where to go after signing in. Only a path of this site is taken: anything a browser could read as
 * another origin ("//evil", "/\evil", "https:…") would make the sign-in page a springboard.
 */
export const safeNext = (next: unknown): string | undefined => {
  if (typeof next !== 'string' || !/^\/(?![/\\])/u.test(next)) return undefined
  // Browsers drop tabs and line breaks inside addresses, so "/\t/evil" is "//evil".
  if (/[\u0000-\u001f\u007f\\]/u.test(next)) return undefined
  return next
}

/** The page to go to after signing in, from `?next=`. */
export const NextSearch = searchParams({ next: safeNext })
