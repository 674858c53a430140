import { useEffect } from 'react'

/** The browser may bring the page back as it was left, with the button still turning. */
export const useResetOnReturn = (reset: () => void): void =>
  useEffect(() => {
    window.addEventListener('pageshow', reset)
    return () => window.removeEventListener('pageshow', reset)
  }, [reset])
