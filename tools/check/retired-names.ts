import { readRepositoryFile, repositoryFiles } from './files.ts'
import { namesIn, wordsOf } from './texts-in-code.ts'

/**
 * Words that once named things here and have a plain successor in docs/glossary.md. Only names are checked: identifiers,
 * tables, columns, statements and files. Sentences are free.
 */
const retiredWords: Record<string, string> = {
  affinity: 'shared background',
  affinities: 'shared background',
  erasure: 'deletion',
  erasures: 'deletions',
  eyes: 'viewer context',
  hiding: 'hide rule',
  hidings: 'hide rules',
  knock: 'request',
  ladder: 'fallback paths',
  picture: 'network map',
  receipt: 'breakdown or summary',
  receipts: 'breakdowns or summaries',
  rung: 'fallback path',
  seeding: 'invite suggestions',
  sighting: 'co-occurrence',
  sightings: 'co-occurrences',
  sought: 'tokens',
  stint: 'position',
  stints: 'positions',
  tie: 'relationship',
  ties: 'relationships',
}

/** Two words that were one term. */
const retiredTerms: Record<string, string> = {
  'collection entry': 'saved list item',
  'contact care': 'clean-up',
  'target score': 'recommendation score',
  'worth meeting': 'recommended people',
}

/** Tables, columns and functions of the schema as it was. */
const retiredInSchema = new Set([
  'network.owners',
  'network.visible',
  'network.edges',
  'network.me',
  'network.sight',
  'network.words',
  'owner_id',
  'hiding_id',
  'erasure_id',
  'collection_id',
  'said_at',
])

function retiredIn(name: string): string[] {
  const words = wordsOf(name)
  const terms = words.slice(1).map((word, i) => `${words[i]} ${word}`)
  return [
    ...words.flatMap((word) => (Object.hasOwn(retiredWords, word) ? [`${word} (now ${retiredWords[word]})`] : [])),
    ...terms.flatMap((term) => (Object.hasOwn(retiredTerms, term) ? [`${term} (now ${retiredTerms[term]})`] : [])),
  ]
}

/** Names of a SQL file: everything that is neither a comment nor a text. */
const sqlNames = (sql: string): string[] => {
  const bare = sql.replace(/--(?! name:).*$/gm, ' ').replace(/'(?:[^']|'')*'/g, ' ')
  return [...new Set(bare.match(/[a-z_]\w*(?:\.[a-z_]\w*)?/gi) ?? [])]
}

/** A provider's own field names are its own: Pipedrive calls the owner of a row `owner_id`, as our schema once did. */
const speaksForProvider = /^(?:connections\/providers|tools\/stand-ins)\/.*\.ts$/

const checked = /^(?!docs\/|tools\/check\/|.*\.gen\.ts$|.*node_modules\/).*\.(?:ts|tsx|sql|css)$/

/** Retired words in names, with what to say instead. */
export const retiredNames = (files = repositoryFiles(), read = readRepositoryFile): string[] =>
  files
    .filter((path) => checked.test(path) && path !== 'database/schema.sql')
    .flatMap((path) => {
      const source = read(path)
      const names = path.endsWith('.sql') ? sqlNames(source) : path.endsWith('.css') ? [] : namesIn(source, path)
      const found = [
        ...names.flatMap((name) =>
          retiredInSchema.has(name) && !speaksForProvider.test(path) ? [name] : retiredIn(name),
        ),
        ...path.split('/').flatMap((part) => retiredIn(part.split('.')[0] ?? '')),
      ]
      return [...new Set(found)].map((word) => `retired: ${path} says ${word}`)
    })
