import { notifications } from '@mantine/notifications'
import { undoSeconds } from '@wellmet/introductions/moves/undo.rules.ts'
import type { SuggestedOutcome } from '@wellmet/introductions/suggested-outcomes/suggested-outcomes.contract.ts'
import { suggestedOutcomesMessages } from '@wellmet/introductions/suggested-outcomes/suggested-outcomes.messages.ts'
import { reasonOf } from '../../api/problem.ts'
import { undoToast } from '../requests/undo-toast.tsx'
import { useRecord } from '../requests/use-record.ts'
import { useIntroductionChanges } from '../requests/requests.queries.ts'

const say = (message: string): void => void notifications.show({ message })

/** Records what was seen, with the same time to take it back as any other record, or dismisses it. */
export const useSuggestion = ({ id }: SuggestedOutcome) => {
  const { confirmSuggestion, dismissSuggestion } = useIntroductionChanges()
  const { undo } = useRecord()
  const params = { path: { id } }
  return {
    isPending: confirmSuggestion.isPending || dismissSuggestion.isPending,
    confirm: () =>
      confirmSuggestion
        .mutateAsync({ params })
        .then(({ mayUndo, requestId }) => {
          const message = suggestedOutcomesMessages.confirmed()
          if (mayUndo) undoToast({ message, seconds: undoSeconds, onUndo: () => void undo(requestId) })
          else say(message)
        })
        .catch((error: unknown) => say(reasonOf(error))),
    dismiss: () =>
      dismissSuggestion
        .mutateAsync({ params })
        .then(() => say(suggestedOutcomesMessages.dismissed()))
        .catch((error: unknown) => say(reasonOf(error))),
  }
}
