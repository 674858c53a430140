import { areas } from './areas.ts'
import { readRepositoryFile, repositoryFiles } from './files.ts'
import { namesIn, textsIn, wordsOf } from './texts-in-code.ts'

/** What this product is about. Users, members, workspaces and sessions are not here: access is the platform's matter. */
const productWord =
  /^(?:introductions?|intros?|contacts?|connectors?|intermediar(?:y|ies)|persons?|people|compan(?:y|ies)|relationships?|acquaintances?|marketplaces?|missions?|investors?|prospects?|campaigns?|newsletters?|invitations?|invitees?|directory)$/
/** Whoever is at the other end of a connection is named where the connection is declared. */
const provider =
  /people.?data.?labs|linked.?in|hub.?spot|sales.?force|pipe.?drive|google|gmail|outlook|microsoft|calendly|mail.?chimp|crunch.?base|apollo|clear.?bit|intercom|zendesk/i
const otherArea = new RegExp(`^@wellmet/(?:${areas.slice(1).join('|')})/`)

const isSpokenOf = (name: string): boolean =>
  wordsOf(name).some((word) => productWord.test(word)) || provider.test(name)

/**
 * The platform would serve another product as well: no name in it is of this one, and no text of a provider. The readers
 * in `platform/files` are left out: a file format has the name of the program that writes it.
 */
export const productWordsInPlatform = (files = repositoryFiles(), read = readRepositoryFile): string[] =>
  files
    .filter((path) => /^platform\/(?!files\/).*\.ts$/.test(path) && !/\.(?:test|gen)\.ts$|-for-tests\.ts$/.test(path))
    .flatMap((path) => {
      const source = read(path)
      const texts = textsIn(source, path).map(({ text }) => text)
      return [
        ...path.split('/').slice(1).filter(isSpokenOf),
        ...namesIn(source, path).filter(isSpokenOf),
        ...texts.filter((text) => provider.test(text) || otherArea.test(text)),
      ].map((word) => `product-word: ${path} says ${word}`)
    })
