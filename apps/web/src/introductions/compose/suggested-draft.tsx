import text from '../../kit/text.module.css'
import styles from './compose.module.css'
import { requestsMessages } from '@wellmet/introductions/requests/requests.messages.ts'
import type { SuggestedDraft as Suggestion } from '@wellmet/introductions/drafts/drafts.rules.ts'
import { Button } from '@mantine/core'
import { clsx } from 'clsx'
import { useState } from 'react'
import { Disclosure } from '../../kit/disclosure.tsx'

type Props = { suggestions: readonly Suggestion[]; message: string; onChange: (message: string) => void }

/** Another version of the draft on request; what the asker wrote is one click away, and comes after the last of them. */
export const SuggestedDraft = ({ suggestions, message, onChange }: Props) => {
  const [own, setOwn] = useState<string | null>(null)
  const at = suggestions.findIndex((suggestion) => suggestion.message === message)
  if (suggestions.length === 0) return null
  const next = () => {
    if (at === -1 && message.trim() !== '') setOwn(message)
    const following = suggestions[at + 1]?.message
    onChange(following ?? own ?? suggestions[0]?.message ?? '')
  }
  const restsOn = suggestions[at]?.restsOn ?? []
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
      {restsOn.length > 0 ? (
        <Disclosure summary={requestsMessages.draftRestsOn()}>
          <ul className={clsx(text.small, text.quiet, styles.sources)}>
            {restsOn.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        </Disclosure>
      ) : null}
    </div>
  )
}
