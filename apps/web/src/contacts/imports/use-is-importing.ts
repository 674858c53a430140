import { useSearch } from '@tanstack/react-router'

/** Whether the page shows an import, on its way or done, and not what to bring in. */
export const useIsImporting = (): boolean =>
  useSearch({ strict: false, select: (search) => search.import !== undefined })
