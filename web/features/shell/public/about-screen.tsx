import { tNodes } from '../../../lib/t-nodes.ts'
import { MARKS } from './text-marks.tsx'
import { TextPage, TextSection } from './text-page.tsx'
import { t } from '#src/language/t.ts'

const Lead = () => (
  <p>
    {t(
      'Foothold is for people who are looking for work: one calm place that says what comes next and never loses what you wrote.',
    )}
  </p>
)

const WHY = (
  <TextSection id="why" title={t('Why it exists')}>
    <p>
      {t(
        'A job search is dozens of small threads at once. This one wants an answer by Friday, that one moved the call to Tuesday, and a third went quiet three weeks ago. A spreadsheet holds them, but it does not tell you what to do this morning. Foothold does: you put each application on a board, and it keeps the dates, the history and your notes together, so that you can be present in the conversation instead of searching your inbox for a name.',
      )}
    </p>
  </TextSection>
)

const PROMISES = (
  <TextSection id="promises" title={t('What it promises')}>
    <ul>
      <li>
        {tNodes(
          '<strong>It is yours.</strong> What you write belongs to you. Take all of it with you, or delete it, at any time.',
          MARKS,
        )}
      </li>
      <li>
        {tNodes(
          '<strong>It is quiet.</strong> No trackers, no advertisements, no email that you did not ask for, and no paid tier to run into.',
          MARKS,
        )}
      </li>
      <li>
        {tNodes(
          '<strong>It keeps what you type.</strong> A lost connection or a wrong click does not cost you your words, and Undo restores an application that you deleted by mistake.',
          MARKS,
        )}
      </li>
      <li>
        {tNodes(
          '<strong>It is for everyone.</strong> Every part of it works by keyboard, with a screen reader, on a phone, in light and in dark.',
          MARKS,
        )}
      </li>
    </ul>
  </TextSection>
)

const SELF_HOST = (
  <TextSection id="self-host" title={t('Run it yourself')}>
    <p>
      {t(
        'Foothold is open source under the MIT licence, and it is made to be run by the person who uses it. You need its source and Node 20 or newer; one command installs, builds and starts it:',
      )}
    </p>
    <pre>
      <code>npm start</code>
    </pre>
    <p>
      {t(
        'Everything is then stored in one folder on your machine. For a household or a club, or if you already run servers, connect it to PostgreSQL and put it behind your own address; the README that comes with the source says how.',
      )}
    </p>
  </TextSection>
)

const Support = () => (
  <TextSection id="support" title={t('Questions')}>
    <p>
      {tNodes(
        'If something does not work, or you miss something, <support>write to support</support>. The draft asks for what helps most. What happens with your data is described under <privacy>Privacy</privacy>, and what we ask of each other under <terms>Terms</terms>.',
        MARKS,
      )}
    </p>
  </TextSection>
)

export const AboutScreen = () => (
  <TextPage title={t('About')} lead={<Lead />}>
    {WHY}
    {PROMISES}
    {SELF_HOST}
    <Support />
  </TextPage>
)
