import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Row, Section } from './section.tsx'
import classes from './settings.module.css'

/** Where to get the extension, which comes with the server (tools/build-extension.ts). */
export const ExtensionSection = () => (
  <Section
    title="Get the browser extension"
    lead="One click saves the job posting you are looking at, on any site, also while this server cannot be reached. Load it, then press “Pair the extension” above."
  >
    <DownloadRow
      name="For Chromium"
      value="Chrome, Edge, Brave, Vivaldi, Opera and Chromium"
      file="foothold-chromium.zip"
    >
      <li>Unpack the file into a folder that can stay where it is.</li>
      <li>
        Open <code>chrome://extensions</code> and switch on “Developer mode”.
      </li>
      <li>Press “Load unpacked”, choose the folder, and pin Foothold to the toolbar.</li>
    </DownloadRow>
    <DownloadRow name="For Firefox" value="Firefox 140 or newer" file="foothold-firefox.zip">
      <li>
        Open <code>about:debugging#/runtime/this-firefox</code>.
      </li>
      <li>Press “Load Temporary Add-on” and choose the file as it is.</li>
      <li>
        Firefox forgets it when it is closed, with what still waits to be sent, unless the file has
        been signed by Mozilla.
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
          Download
        </Button>
      }
    >
      <ol className={classes.steps}>{props.children}</ol>
    </Row>
  )
}
