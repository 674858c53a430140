import { useEffect, useRef, useState } from 'react'
import type { ArrangedDraft, DraftWanted } from '@wellmet/introductions/language-model/language-model.contract.ts'
import { languageModelMessages } from '@wellmet/introductions/language-model/language-model.messages.ts'
import { listen } from '../../api/client.ts'
import { nothing, useApiMutation } from '../../api/changes.ts'
import { reasonOf } from '../../api/problem.ts'

/** A draft that a model arranges: where it is, and what became of it. */
export const useArrangedDraft = (wanted: DraftWanted, onArranged: (message: string) => void) => {
  const [state, setState] = useState<'idle' | 'waiting' | 'asking'>('idle')
  const [done, setDone] = useState<ArrangedDraft | null>(null)
  const [trouble, setTrouble] = useState<string | null>(null)
  const stop = useRef<() => void>(undefined)
  useEffect(() => () => stop.current?.(), [])
  const finish = (draft: ArrangedDraft) => {
    stop.current?.()
    setState('idle')
    setDone(draft)
    if (draft.maker === 'model') onArranged(draft.message)
  }
  const follow = (draft: ArrangedDraft) => {
    if (draft.state === 'done' || draft.id === null) return finish(draft)
    setState(draft.state)
    const { personId, connectorId, blind, language } = wanted
    const query = { personId, connectorId, blind: String(blind), ...(language === undefined ? {} : { language }) }
    stop.current = listen(
      '/api/language-model/drafts/{id}/progress',
      { id: draft.id, ...query },
      {
        onEvent: (now) => (now.state === 'done' ? finish(now) : setState(now.state)),
        onGivenUp: () => {
          setState('idle')
          setTrouble(languageModelMessages.byRulesBecause({ outcome: 'failed' }))
        },
      },
    )
    return undefined
  }
  const start = useApiMutation('post', '/api/language-model/drafts', {
    changes: nothing('a draft is text until it is saved'),
    onSuccess: (draft) => follow(draft),
    onError: (error) => setTrouble(reasonOf(error)),
  })
  return {
    state: start.isPending ? ('waiting' as const) : state,
    done,
    trouble,
    arrange: () => {
      setDone(null)
      setTrouble(null)
      const { language, ...about } = wanted
      start.mutate({ body: { ...about, ...(language === undefined ? {} : { language }) } })
    },
  }
}
