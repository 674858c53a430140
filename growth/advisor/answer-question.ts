import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import type { AdvisorAnswer, AdvisorSource } from './advisor.contract.ts'
import { advisorMessages as m } from './advisor.messages.ts'
import { matchSentences, readQuestion } from './advisor.store.ts'
import { bestSentences, type Matched } from './best-sentences.rules.ts'
import { readLibrary, type ReadDocument } from './read-library.ts'

interface Place {
  document: ReadDocument
  section: number
}

/** Quotes, and writes nothing: each sentence stands in the document that is named beside it. */
export const answerQuestion = ({ db, viewer, services }: MemberCall, question: string): Promise<AdvisorAnswer> =>
  db.reading(async (tx) => {
    const documents = await readLibrary(tx, services, viewer.workspaceId)
    const places = documents.flatMap((document) =>
      document.sections.map((_, section): Place => ({ document, section })),
    )
    const asked = await readQuestion(tx, { question })
    const wordsIn = (language: 'en' | 'de') => asked.filter((row) => row.language === language).map(({ word }) => word)
    const texts = textsOf(places)
    const rows = await matchSentences(tx, {
      texts: JSON.stringify(texts.map(({ text, language }, at) => ({ at, text, language }))),
      englishWords: wordsIn('en'),
      germanWords: wordsIn('de'),
    })
    const matched = rows.map(({ at, words, leading }): Matched & { language: string } => ({
      ...texts[at]!,
      words,
      leading,
    }))
    // A question is in one language: the one in which more of it is found.
    const answers = (['en', 'de'] as const).map((language) => {
      const isOf = (one: string) => (one === 'de') === (language === 'de')
      return bestSentences(
        wordsIn(language),
        matched.filter((row) => isOf(row.language)),
        places.length,
      )
    })
    const found = answers.flat()
    const sentences = found.flatMap(({ section, sentences: quoted }) => {
      const { document, section: at } = places[section]!
      const { sentences: all } = document.sections[at]!
      return quoted.flatMap((sentence) => {
        const text = all[sentence]
        return text === undefined ? [] : [{ text, source: sourceOf(places[section]!) }]
      })
    })
    return {
      isInDocuments: sentences.length > 0,
      says: sentences.length > 0 ? null : m.notInDocuments(),
      sentences,
      documents: documents.length,
      sections: places.length,
    }
  })

/** Each sentence by itself, and for each section its headings. */
const textsOf = (places: readonly Place[]) =>
  places.flatMap(({ document, section: at }, section) => {
    const { heading, sentences } = document.sections[at]!
    const { language, title } = document
    return [
      { section, sentence: null, language, text: `${title}. ${heading}` },
      ...sentences.map((text, sentence) => ({ section, sentence, language, text })),
    ]
  })

function sourceOf({ document, section }: Place): AdvisorSource {
  const { kind, id, title, language, url, sections } = document
  const { heading, anchor } = sections[section]!
  return {
    kind,
    documentId: id,
    document: title,
    heading,
    language,
    url: url !== null && kind === 'help' && anchor !== null ? `${url}#${anchor}` : url,
  }
}
