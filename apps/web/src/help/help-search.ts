import MiniSearch, { type Options } from 'minisearch'

/** A part of a page, as the search finds it. */
export interface FoundSection {
  /** Relative to the pages. */
  address: string
  title: string
  heading: string
  text: string
}

const options: Options<FoundSection> = {
  idField: 'address',
  fields: ['title', 'heading', 'text'],
  storeFields: ['title', 'heading', 'text'],
  searchOptions: { prefix: true, fuzzy: 0.2, combineWith: 'AND', boost: { title: 3, heading: 2 } },
}

/** Made with the site, and stored as JSON. */
export function createIndex(sections: readonly FoundSection[]): MiniSearch<FoundSection> {
  const index = new MiniSearch(options)
  index.addAll(sections)
  return index
}

export const readIndex = (json: string): MiniSearch<FoundSection> => MiniSearch.loadJSON(json, options)
