import text from '../../kit/text.module.css'
import styles from './suggestion.module.css'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Role, SuggestedOutcome } from '@wellmet/introductions/suggested-outcomes/suggested-outcomes.contract.ts'
import { suggestedOutcomesMessages } from '@wellmet/introductions/suggested-outcomes/suggested-outcomes.messages.ts'
import { clsx } from 'clsx'
import { isMember } from '../../account/members/roles.ts'
import { useSession } from '../../account/users/session.ts'
import { suggestedOutcomesQuery } from './suggested-outcomes.queries.ts'
import { suggestionWords } from '@wellmet/introductions/suggested-outcomes/suggestion-words.rules.ts'
import { useSuggestion } from './use-suggestion.ts'

const Suggested = ({ suggestion }: { suggestion: SuggestedOutcome }) => {
  const mayChange = isMember(useSession().workspace?.role)
  const { confirm, dismiss, isPending } = useSuggestion(suggestion)
  const { seen, basis } = suggestionWords(suggestion)
  return (
    <div className={styles.suggestion} role="note">
      <p className={text.small}>{seen}</p>
      <p className={clsx(text.small, text.quiet)}>{basis}</p>
      {mayChange ? (
        <div className={styles.buttons}>
          <Button
            size="xs"
            loading={isPending}
            aria-label={suggestedOutcomesMessages.confirmSpoken({ what: seen })}
            onClick={() => void confirm()}
          >
            {suggestedOutcomesMessages.confirm()}
          </Button>
          <Button
            size="xs"
            variant="default"
            disabled={isPending}
            aria-label={suggestedOutcomesMessages.dismissSpoken({ what: seen })}
            onClick={() => void dismiss()}
          >
            {suggestedOutcomesMessages.dismiss()}
          </Button>
        </div>
      ) : null}
    </div>
  )
}

/** What the reader's own mail shows about a request; nothing where it shows nothing, or that is not known yet. */
export const Suggestion = ({ requestId, as }: { requestId: string; as: Role }) => {
  const { data } = useQuery(suggestedOutcomesQuery)
  const suggestion = data?.items.find((one) => one.requestId === requestId && one.role === as)
  return suggestion ? <Suggested key={suggestion.id} suggestion={suggestion} /> : null
}
