import { requestsMessages } from '@wellmet/introductions/requests/requests.messages.ts'
import { askedElsewhereMessages } from '@wellmet/introductions/requests/asked-elsewhere.messages.ts'
import { notifications } from '@mantine/notifications'
import { useNavigate } from '@tanstack/react-router'
import type { WholeIntroduction } from '@wellmet/introductions/requests/introductions.contract.ts'
import { useState } from 'react'
import { type Problem, toProblem } from '../../api/problem.ts'
import { useOnceKey } from '../../api/use-once-key.ts'
import { formatDay } from '../../kit/dates.ts'
import { useIntroductionChanges } from '../requests/requests.queries.ts'
import { momentOf, wordsOf, type Draft, type Values } from './draft-values.ts'

import type { AskedElsewhere } from '@wellmet/introductions/stages/stages.contract.ts'

export type Intent = 'draft' | 'ask' | 'elsewhere'

/** The result in one sentence: joined, put off to a day, planned, asked or saved. */
export const savedWords = (request: WholeIntroduction, intent: Intent): string => {
  const { joined, notice, connector, scheduledFor } = request
  if (joined) return requestsMessages.savedJoined({ asker: joined.askedBy.name, connector: connector.name })
  if (notice) return notice.message
  if (intent === 'draft') return requestsMessages.draftSaved()
  if (intent === 'elsewhere') return askedElsewhereMessages.saved({ connector: connector.name })
  return scheduledFor
    ? requestsMessages.savedScheduled({ connector: connector.name, day: formatDay(scheduledFor) })
    : requestsMessages.savedAsked({ connector: connector.name })
}

/** Known only by asking: a list of paths does not tell it of an address that one never wrote to. */
const isUnreachable = ({ errors = [] }: Problem): boolean =>
  errors.some(({ field, message }) => field === 'connector' && message === 'not_reachable')

/** Saves a draft or asks; what was typed stays until it worked. */
export const useCompose = ({ saved, target, connector }: Draft, onSaved: () => void) => {
  const navigate = useNavigate()
  const { create, save } = useIntroductionChanges()
  const onceKey = useOnceKey()
  const [doing, setDoing] = useState<Intent | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [refusedAddress, setRefusedAddress] = useState<string | null>(null)

  const send = (values: Values, intent: Intent, how?: AskedElsewhere): Promise<WholeIntroduction> => {
    const at = intent === 'elsewhere' ? null : momentOf(values)
    const email = values.connectorEmail.trim()
    const byWellmet = at ? { scheduledFor: at.toISOString() } : { status: 'pending' }
    const asked = how === undefined ? byWellmet : { askedElsewhere: how }
    if (saved) {
      const { context = null, ...words } = wordsOf(values)
      const address = connector.kind === 'contact' && email !== '' ? { connectorEmail: email } : {}
      // A draft whose time was taken out waits for nobody any more.
      const when = intent !== 'draft' ? asked : at ? {} : { scheduledFor: null }
      return save(saved.id, { ...words, context, ...address, ...when }, saved.etag)
    }
    const body = {
      target: target.personId ? { personId: target.personId } : { name: target.name },
      connector: {
        personId: connector.personId,
        ...(connector.kind === 'contact' && email !== '' ? { email } : {}),
      },
      ...wordsOf(values),
      ...(intent === 'draft' ? {} : asked),
    }
    return create.mutateAsync({ body, headers: onceKey(body) })
  }

  const submit = async (values: Values, intent: Intent, how?: AskedElsewhere): Promise<void> => {
    setProblem(null)
    setDoing(intent)
    try {
      const request = await send(values, intent, how)
      onSaved()
      notifications.show({ message: savedWords(request, intent) })
      if (intent === 'draft' && !request.joined)
        await navigate({ to: '/introductions/compose', search: { request: request.id }, replace: true })
      else await navigate({ to: '/introductions', search: { request: request.joined?.requestId ?? request.id } })
    } catch (error) {
      const refusal = toProblem(error)
      setProblem(refusal)
      if (isUnreachable(refusal)) setRefusedAddress(values.connectorEmail.trim())
    } finally {
      setDoing(null)
    }
  }
  return { submit, doing, problem, refusedAddress }
}
