import { useNavigate, useSearch } from '@tanstack/react-router'

/** The side panel of the screen one is on: its name stands in `?panel=`. */
export const usePanel = () => {
  const panel = useSearch({ strict: false, select: (search) => search.panel })
  const navigate = useNavigate()
  const open = (name: string) =>
    void navigate({ to: '.', search: (search) => ({ ...search, panel: name }), resetScroll: false })
  const close = () => void navigate({ to: '.', search: ({ panel: _closed, ...search }) => search, resetScroll: false })
  return { panel, open, close }
}
