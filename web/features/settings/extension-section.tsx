import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Row, Section } from './section.tsx'
import classes from './settings.module.css'
import { t } from '#src/language/t.ts'
import { tNodes } from '../../lib/t-nodes.ts'

const code = (parts: ReactNode) => <code>{parts}</code>

/** Download link of the browser extension, which the server provides (tools/build-extension.ts). */
export const ExtensionSection = () => (
  <Section
    title={t('Get the browser extension')}
    lead={t(
      'One click saves the job posting you are looking at, on any site, even while this server cannot be reached. Load it, then press “Pair the extension” above.',
    )}
  >
    <DownloadRow
      name={t('For Chromium')}
      value={t('Chrome, Edge, Brave, Vivaldi, Opera and Chromium')}
      file="foothold-chromium.zip"
    >
      <li>{t('Unpack the file into a folder that can stay where it is.')}</li>
      <li>
        {tNodes('Open <code>{address}</code> and switch on “Developer mode”.', {
          address: 'chrome://extensions',
          code,
        })}
      </li>
      <li>{t('Press “Load unpacked”, choose the folder, and pin Foothold to the toolbar.')}</li>
    </DownloadRow>
    <DownloadRow
      name={t('For Firefox')}
      value={t('Firefox 140 or newer')}
      file="foothold-firefox.zip"
    >
      <li>
        {tNodes('Open <code>{address}</code>.', {
          address: 'about:debugging#/runtime/this-firefox',
          code,
        })}
      </li>
      <li>{t('Press “Load Temporary Add-on” and choose the file as it is.')}</li>
      <li>
        {t(
          'Firefox removes it on closing, along with anything still waiting to be sent, unless the file has been signed by Mozilla.',
        )}
      </li>
    </DownloadRow>
  </Section>
)

const DownloadRow = (props: { name: string; value: string; file: string; children: ReactNode }) => {
  const id = `${props.file}-row`
  return (
    <Row
      id={id}
      name={props.name}
      value={props.value}
      isStacking
      control={
        <Button
          component="a"
          href={`/extension/${props.file}`}
          download
          variant="default"
          aria-describedby={id}
        >
          {t('Download')}
        </Button>
      }
    >
      <ol className={classes.steps}>{props.children}</ol>
    </Row>
  )
}
