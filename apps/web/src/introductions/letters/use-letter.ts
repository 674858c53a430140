import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { LetterRules, TargetAnswer } from '@wellmet/introductions/letters/letters.contract.ts'
import { api, http } from '../../api/client.ts'
import { worthRetrying } from '../../api/problem.ts'
import type { paths } from '../../api/schema.gen.ts'

type ConnectorAnswer =
  paths['/api/introductions/letters/{token}/answer']['post']['requestBody']['content']['application/json']

const retry = (failures: number, error: unknown): boolean => failures < 2 && worthRetrying(error)

const letterKey = (token: string) => ['letter', token] as const
const questionKey = (token: string) => ['question', token] as const

export const useLetter = (token: string) =>
  useQuery({
    queryKey: letterKey(token),
    queryFn: async ({ signal }) => {
      const { data, error } = await http.GET('/api/introductions/letters/{token}', {
        params: { path: { token } },
        signal,
      })
      if (!data) throw error
      return data
    },
    retry,
  })

/** Every answer is the letter as it stands then, also when somebody had answered before. */
export const useLetterAnswers = (token: string) => {
  const queries = useQueryClient()
  const onSuccess = (letter: unknown) => void queries.setQueryData(letterKey(token), letter)
  const params = { path: { token } }
  const answering = api.useMutation('post', '/api/introductions/letters/{token}/answer', { onSuccess })
  const ruling = api.useMutation('put', '/api/introductions/letters/{token}/rules', { onSuccess })
  return {
    answering,
    ruling,
    answer: (body: ConnectorAnswer) => answering.mutateAsync({ params, body }),
    rule: (body: LetterRules) => ruling.mutateAsync({ params, body }),
  }
}

export const useQuestion = (token: string) =>
  useQuery({
    queryKey: questionKey(token),
    queryFn: async ({ signal }) => {
      const { data, error } = await http.GET('/api/introductions/replies/{token}', {
        params: { path: { token } },
        signal,
      })
      if (!data) throw error
      return data
    },
    retry,
  })

export const useQuestionAnswer = (token: string) => {
  const queries = useQueryClient()
  const answering = api.useMutation('post', '/api/introductions/replies/{token}', {
    onSuccess: (question) => void queries.setQueryData(questionKey(token), question),
  })
  return {
    answering,
    answer: (answer: TargetAnswer) => answering.mutate({ params: { path: { token } }, body: { answer } }),
  }
}
