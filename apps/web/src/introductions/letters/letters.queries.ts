import { queryOptions, useQueryClient } from '@tanstack/react-query'
import type {
  ConnectorAnswer,
  Letter,
  LetterRules,
  TargetAnswer,
} from '@wellmet/introductions/letters/letters.contract.ts'
import { api, http } from '../../api/client.ts'
import { type Exact, keyOf, unwrap } from '../../api/query.ts'

export const letterQuery = (token: string) =>
  queryOptions({
    queryKey: keyOf('/api/introductions/letters/{token}', token),
    queryFn: ({ signal }) =>
      unwrap(http.GET('/api/introductions/letters/{token}', { params: { path: { token } }, signal })),
  })

export const questionQuery = (token: string) =>
  queryOptions({
    queryKey: keyOf('/api/introductions/replies/{token}', token),
    queryFn: ({ signal }) =>
      unwrap(http.GET('/api/introductions/replies/{token}', { params: { path: { token } }, signal })),
  })

/** Every answer is the letter as it stands then, also when somebody had answered before. */
export const useLetterAnswers = (token: string) => {
  const queries = useQueryClient()
  const onSuccess = (letter: Exact<Letter>) => void queries.setQueryData(letterQuery(token).queryKey, letter)
  const params = { path: { token } }
  const answering = api.useMutation('post', '/api/introductions/letters/{token}/answer', { onSuccess })
  const ruling = api.useMutation('put', '/api/introductions/letters/{token}/rules', { onSuccess })
  return {
    answering,
    ruling,
    answer: (body: Exact<ConnectorAnswer>) => answering.mutateAsync({ params, body }),
    rule: (body: LetterRules) => ruling.mutateAsync({ params, body }),
  }
}

export const useQuestionAnswer = (token: string) => {
  const queries = useQueryClient()
  const answering = api.useMutation('post', '/api/introductions/replies/{token}', {
    onSuccess: (question) => void queries.setQueryData(questionQuery(token).queryKey, question),
  })
  return {
    answering,
    answer: (answer: TargetAnswer) => answering.mutate({ params: { path: { token } }, body: { answer } }),
  }
}
