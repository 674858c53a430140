import { companyDomain } from '@wellmet/platform/files/text/domains.rules.ts'
import type { Handle } from './question.rules.ts'

const email = /(?:mailto:)?([^\s<>"',;:@]+@[^\s<>"',;:@]+\.[\p{L}]{2,})/giu
const profile =
  /(?:https?:\/\/)?(?:[\w-]+\.)?linkedin\.com\/(?:in|pub)\/([^\s/?#]+)[^\s]*|(?:^|\s)in\/([^\s/?#]+)\/?/giu
const site =
  /(?:https?:\/\/)?(?:www\.)?((?:[\p{L}\p{N}-]+\.)+(?:[a-z]{2}|com|net|org|info|biz|app|dev|tech|cloud|agency|capital|studio|design|fund|health|energy|earth|bank|shop|store|media|news|online|digital|example|vc|xyz|bio|eco|berlin|hamburg|nyc|africa|solutions|systems|group|global|world|ventures|partners|consulting|finance|academy|edu|gov|test))(?:\/[^\s]*)?(?=$|[\s,;?!])/giu

/** What in a question is an address, a profile or the site of a company, and what is left without them. */
export function takeHandles(text: string): { rest: string; handles: Handle[]; domains: string[] } {
  const handles: Handle[] = []
  const domains: string[] = []
  const rest = text
    .replace(email, (typed, address: string) => {
      handles.push({ typed, email: address.toLowerCase() })
      return ' '
    })
    .replace(profile, (typed, slug: string | undefined, bare: string | undefined) => {
      handles.push({ typed: typed.trim(), linkedinUrl: `https://www.linkedin.com/in/${slug ?? bare}` })
      return ' '
    })
    .replace(site, (typed, domain: string) => {
      const known = companyDomain(domain)
      if (known === null) return typed
      domains.push(known)
      return ' '
    })
  return { rest, handles, domains }
}
