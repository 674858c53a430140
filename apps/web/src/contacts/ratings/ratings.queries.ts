import { useApiMutation } from '../../api/changes.ts'

export const useRatings = () => ({
  rate: useApiMutation('put', '/api/network/ratings/{id}', { changes: ['contacts'] }),
  skip: useApiMutation('put', '/api/network/ratings/{id}/skip', { changes: ['contacts'] }),
  takeBack: useApiMutation('delete', '/api/network/ratings/{id}', { changes: ['contacts'] }),
})
