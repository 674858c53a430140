import text from '../../kit/text.module.css'
import styles from './compose.module.css'
import { requestsMessages } from '@wellmet/introductions/requests/requests.messages.ts'
import type { SuggestedDraft as Suggestion } from '@wellmet/introductions/drafts/drafts.rules.ts'
import type { DraftWanted } from '@wellmet/introductions/language-model/language-model.contract.ts'
import { Button } from '@mantine/core'
import { clsx } from 'clsx'
import { useState } from 'react'
import { EvidenceChip } from '../../kit/evidence-chip.tsx'
import { ArrangeDraft } from '../language-model/arrange-draft.tsx'
import type { SuggestedSentence } from './draft-values.ts'

type Props = {
  suggestions: readonly Suggestion[]
  sentences: readonly SuggestedSentence[]
  message: string
  onChange: (message: string) => void
  /** Whom it is about, for a model that arranges it; null for somebody who was only typed. */
  wanted: DraftWanted | null
}

/** Another style of the draft on request; what the asker wrote is one click away, and comes after the last of them. */
export const SuggestedDraft = ({ suggestions, sentences, message, onChange, wanted }: Props) => {
  const [own, setOwn] = useState<string | null>(null)
  const at = suggestions.findIndex((suggestion) => suggestion.message === message)
  if (suggestions.length === 0) return null
  const next = () => {
    if (at === -1 && message.trim() !== '') setOwn(message)
    const following = suggestions[at + 1]?.message
    onChange(following ?? own ?? suggestions[0]?.message ?? '')
  }
  const replace = (following: string) => {
    if (at === -1 && message.trim() !== '') setOwn(message)
    onChange(following)
  }
  return (
    <div className={styles.suggested}>
      <Button size="xs" variant="default" onClick={next}>
        {message.trim() === '' ? requestsMessages.suggestDraft() : requestsMessages.anotherVersion()}
      </Button>
      {own !== null && own !== message ? (
        <Button size="xs" variant="default" onClick={() => onChange(own)}>
          {requestsMessages.backToMyText()}
        </Button>
      ) : null}
      {wanted ? <ArrangeDraft wanted={wanted} onArranged={replace} /> : null}
      <DraftSentences sentences={sentences} message={message} onChange={onChange} />
    </div>
  )
}

/** Each suggested sentence that still stands in the message, with what it rests on and another one for its place. */
const DraftSentences = ({ sentences, message, onChange }: Omit<Props, 'suggestions' | 'wanted'>) => {
  const shown = sentences.filter(({ claims, others }) => claims.length > 0 || others.length > 0)
  if (shown.length === 0) return null
  return (
    <section className={styles.sentences} aria-label={requestsMessages.draftRestsOn()}>
      <h3 className={clsx(text.small, text.quiet)}>{requestsMessages.draftRestsOn()}</h3>
      <ul>
        {shown.map(({ part, text: words, claims, others: [other] }) => (
          <li key={part}>
            <span>{words}</span>
            {claims.map(({ id, text: label, evidenceIds }) => (
              <EvidenceChip key={id} label={label} source={evidenceIds[0]?.split(':')[0] ?? ''} look="line" />
            ))}
            {other ? (
              <Button
                size="compact-xs"
                variant="subtle"
                aria-label={requestsMessages.replaceSentenceSpoken({ sentence: words })}
                onClick={() => onChange(message.replace(words, () => other.text))}
              >
                {requestsMessages.replaceSentence()}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  )
}
