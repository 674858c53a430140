import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const sitesMessages = defineMessages('sites', {
  notAKey: 'Use the key of the site, as the settings show it.',
  notAnOrigin: 'Enter an address such as https://www.example.com, without a path.',
  noSite: 'This workspace has no site. An owner or admin creates one under Settings → Site.',
  noSuchSite: 'No site has this key. An owner or admin finds the key of theirs under Settings → Site.',
  pagesOff: 'Publishing is off on this server. The operator can turn it on by setting PAGES_URL to a second host name.',

  // Forms to copy
  contactForm: 'Contact',
  newsletterForm: 'Newsletter',
  waitlistForm: 'Waitlist',
  demoForm: 'Request a demo',
  name: 'Name',
  email: 'Email',
  company: 'Company',
  message: 'Message',
  send: 'Send',
  leaveEmpty: 'Leave this empty',
  contactWording: 'You may answer me by email.',
  newsletterWording: 'Send me your newsletter. I can stop it at any time.',
  waitlistWording: 'Email me when a place is free. I can leave the list at any time.',
  demoWording: 'You may contact me about a demo.',

  // Screens
  site: 'Site',
  about: 'Collect forms and, if you like, visits from your own pages. No cookies, no addresses, no profiles.',
  loading: 'Loading the site',
  forAdmins: 'For owners and admins',
  forAdminsAbout: 'Ask an owner or admin of this workspace to set up the site.',
  origins: 'Where your pages are',
  originsAbout: 'One address per line. What other sites send with your key is dropped and counted as dropped.',
  countsVisits: 'Count visits',
  countsVisitsAbout:
    'Counts pages without cookies. Visitors can’t be recognized from one day to the next, and aren’t identified at all if their browser asks for privacy.',
  create: 'Create the site',
  save: 'Save',
  saved: 'The site is saved.',
  remove: 'Remove the site',
  removeQuestion: 'Remove the site? Its key stops working. Leads and counts stay.',
  copy: 'Copy into your pages',
  copyAbout: 'The script counts visits. The forms work without it.',
  script: 'Script',
  copyButton: 'Copy',
  copyNamed: 'Copy: {name}',
})
