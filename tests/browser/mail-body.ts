import type { Locator } from 'playwright-core'

/** The HTML of a mail without the tokens of its links, which no preview has. */
export const bodyOf = async (body: Locator): Promise<string> =>
  (await body.innerHTML()).replaceAll(/(href="[^"]*\/(?:asks|never-email)\/)[\w-]*/g, '$1')
