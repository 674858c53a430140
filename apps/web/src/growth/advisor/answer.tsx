import styles from './advisor.module.css'
import text from '../../kit/text.module.css'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import type { AdvisorAnswer, AdvisorSource } from '@wellmet/growth/advisor/advisor.contract.ts'
import { advisorMessages as m } from '@wellmet/growth/advisor/advisor.messages.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { Section } from '../../kit/section.tsx'
import { RowSkeletons } from '../../kit/skeletons.tsx'
import { answerQuery } from './advisor.queries.ts'

const Source = ({ source: { document, heading, url, documentId } }: { source: AdvisorSource }) => {
  const words = m.source({ document, heading })
  if (url !== null)
    return (
      <a href={url} className={text.link}>
        {words}
      </a>
    )
  if (documentId === null) return words
  return (
    <Link to="/content/$id" params={{ id: documentId }} className={text.link}>
      {words}
    </Link>
  )
}

const Quotes = ({ sentences }: Pick<AdvisorAnswer, 'sentences'>) => (
  <>
    <p className={clsx(text.small, text.quiet)}>{m.quoted()}</p>
    <ul className={styles.answer}>
      {sentences.map(({ text: sentence, source }) => (
        <li key={`${source.url ?? source.documentId ?? ''} ${sentence}`}>
          <blockquote>{sentence}</blockquote>
          <p className={text.small}>
            <Source source={source} />
          </p>
        </li>
      ))}
    </ul>
  </>
)

export const Answer = ({ question }: { question: string }) => (
  <Section title={m.answer()}>
    <div aria-live="polite">
      <Loaded query={useQuery(answerQuery(question))} what={m.answer()} skeleton={<RowSkeletons rows={2} />}>
        {({ says, sentences }) => (says === null ? <Quotes sentences={sentences} /> : <p>{says}</p>)}
      </Loaded>
    </div>
  </Section>
)
