import { tNodes } from '../../../lib/t-nodes.ts'
import { MARKS } from './text-marks.tsx'
import { TextPage, TextSection } from './text-page.tsx'
import { t } from '#src/language/t.ts'

const Lead = () => (
  <>
    <p>
      {t(
        'In short: use Foothold for your own job search, treat others’ data with care, and everything you write stays yours.',
      )}
    </p>
    <p>
      <time dateTime="2025-08-19">{t('Last updated August 19, 2025')}</time>
    </p>
  </>
)

const Parties = () => (
  <TextSection id="parties" title={t('Between whom')}>
    <p>
      {tNodes(
        'These terms are between you and whoever runs the Foothold server at <strong>{server}</strong> (“we”, “us”). Foothold is free software that anyone may run; the people who write it are a party to these terms only where they run the server themselves. By creating an account you agree to the terms, and to the <privacy>privacy page</privacy>.',
        { ...MARKS, server: location.host },
      )}
    </p>
  </TextSection>
)

const ACCOUNT = (
  <>
    <TextSection id="age" title={t('Who may use it')}>
      <p>
        {tNodes(
          'You must be <strong>at least 13 years old</strong> to use Foothold. Where the law of your country asks for a higher age or for a parent’s consent, that applies as well.',
          MARKS,
        )}
      </p>
    </TextSection>
    <TextSection id="account" title={t('Your account')}>
      <p>
        {t(
          'Give an email address that reaches you, since a forgotten password is replaced by mail. Keep your password to yourself; what is done with your account counts as done by you. If you think that someone else got in, change the password at once: that ends every other session.',
        )}
      </p>
    </TextSection>
    <TextSection id="content" title={t('What you write is yours')}>
      <p>
        {tNodes(
          '<strong>You keep ownership of your content</strong>: the applications, notes, documents and everything else that you put into Foothold. You allow us only what is needed to run the service for you: to store it, to back it up and to show it to you. We do not publish it, sell it, or use it for anything else. You can download it and delete it in Settings.',
          MARKS,
        )}
      </p>
    </TextSection>
    <TextSection id="rules" title={t('What we ask of you')}>
      <ul>
        <li>{t('Use the service for lawful purposes, and only with an account of your own.')}</li>
        <li>
          {t('Do not try to reach other people’s data or to get around the limits of the service.')}
        </li>
        <li>{t('Do not disturb it: no malicious files, no load that keeps others out.')}</li>
        <li>
          {t(
            'Your notes may name recruiters and interviewers. Write about them what you could defend if they read it.',
          )}
        </li>
      </ul>
    </TextSection>
  </>
)

const SERVICE = (
  <>
    <TextSection id="third-parties" title={t('Third parties')}>
      <p>
        {tNodes(
          'You can sign in with <strong>LinkedIn</strong>, a professional network that is run by others. If you do, LinkedIn’s own terms and privacy policy apply to what happens there, and it tells us your name and your email address. You never have to: an email address and a password are enough. Icons may come from a public icon service, as the <icons>privacy page</icons> explains.',
          MARKS,
        )}
      </p>
    </TextSection>
    <TextSection id="service" title={t('The service')}>
      <p>
        {tNodes(
          'Foothold is a notebook with a good memory. It does not find jobs, does not apply for you and does not promise that anyone will answer. We do our best to keep it running and your data safe, but we offer it <strong>as it is, without warranty</strong>, and it may change or pause. Keep a copy of what you cannot afford to lose: the download in Settings makes one.',
          MARKS,
        )}
      </p>
      <p>
        {t(
          'As far as the law allows, we are not liable for indirect or consequential damage, such as a missed interview or a lost opportunity. Nothing here limits liability that the law does not let anyone limit.',
        )}
      </p>
    </TextSection>
    <TextSection id="end" title={t('How it ends')}>
      <p>
        {t(
          'You can delete your account in Settings at any time, without giving a reason. We may close an account that breaks these terms or endangers others, and will tell you beforehand where we can, so that you can take your data with you.',
        )}
      </p>
    </TextSection>
    <TextSection id="law" title={t('Law')}>
      <p>
        {tNodes(
          'These terms are governed by the laws of the <strong>State of California</strong>, without its rules on conflicts of law. Rights that the law of your own country gives you as a consumer, and that cannot be waived, stay with you.',
          MARKS,
        )}
      </p>
    </TextSection>
  </>
)

const Changes = () => (
  <TextSection id="changes" title={t('Changes and questions')}>
    <p>
      {tNodes(
        'When these terms change, the date at the top changes with them. If you do not agree to a change, you can leave with all your data. Something is unclear? <support>Write to support</support>.',
        MARKS,
      )}
    </p>
  </TextSection>
)

export const TermsScreen = () => (
  <TextPage title={t('Terms')} lead={<Lead />}>
    <Parties />
    {ACCOUNT}
    {SERVICE}
    <Changes />
  </TextPage>
)
