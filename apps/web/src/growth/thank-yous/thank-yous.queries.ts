import { dependsOn } from '../../api/depends-on.ts'

export const thankYousQuery = dependsOn('thank-yous', 'requests', 'members').queryOptions('get', '/api/cms/viral-hooks')

export const thankYouQuestionQuery = (token: string) => ({
  ...dependsOn('thank-yous').queryOptions('get', '/api/cms/thank-you-questions/{token}', {
    params: { path: { token } },
  }),
  retry: false,
})
