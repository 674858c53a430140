import { requestsMessages } from '@wellmet/introductions/requests/requests.messages.ts'
import { askedElsewhereMessages } from '@wellmet/introductions/requests/asked-elsewhere.messages.ts'
import type { AskedElsewhere } from '@wellmet/introductions/stages/stages.contract.ts'
import { undoSeconds } from '@wellmet/introductions/moves/undo.rules.ts'
import type { Introduction } from '@wellmet/introductions/requests/introductions.contract.ts'
import { notifications } from '@mantine/notifications'
import { reasonOf } from '../../api/problem.ts'
import type { Stage } from './introduction-shapes.ts'
import { moveWords } from './introduction-words.ts'
import { useIntroductionChanges } from './requests.queries.ts'
import { undoToast } from './undo-toast.tsx'

/** Records what happened and offers, for as long as nobody is emailed about it, to take it back. */
export const useRecord = () => {
  const { save, change, takeBack } = useIntroductionChanges()
  const undo = (id: string) =>
    takeBack
      .mutateAsync({ params: { path: { id } } })
      .then(({ notice }) => notifications.show({ message: notice?.message ?? requestsMessages.takenBack() }))
      .catch((error: unknown) => notifications.show({ message: reasonOf(error) }))
  const record = async (request: Introduction, to: Stage, etag: string | null, note = ''): Promise<void> => {
    const { undo: mayUndo } = await save(request.id, { status: to, ...(note === '' ? {} : { note }) }, etag)
    if (!mayUndo) return
    undoToast({
      message: requestsMessages.recorded({ what: moveWords(to, request) }),
      seconds: undoSeconds,
      onUndo: () => void undo(request.id),
    })
  }
  /** The connector was asked without Wellmet. */
  const recordElsewhere = async (request: Introduction, how: AskedElsewhere, etag: string | null): Promise<void> => {
    const { joined, undo: mayUndo } = await save(request.id, { askedElsewhere: how }, etag)
    if (joined || !mayUndo) return
    undoToast({
      message: askedElsewhereMessages.saved({ connector: request.connector.name }),
      seconds: undoSeconds,
      onUndo: () => void undo(request.id),
    })
  }
  return { record, recordElsewhere, undo, isRecording: change.isPending, isTakingBack: takeBack.isPending }
}
