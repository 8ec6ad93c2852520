import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { Select } from '../../ui/Select.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { Tooltip } from '../../ui/Tooltip.tsx'
import { Specimen } from './Specimen.tsx'

export const ControlSpecimens = () => (
  <>
    <Specimen title="Button">
      <div className="flex flex-wrap gap-3">
        <Button>Primary</Button>
        <Button variant="outline">Outline</Button>
        <Button variant="quiet">Quiet</Button>
        <Button variant="danger">Danger</Button>
        <Button variant="grave">Grave</Button>
        <Button size="small">Small</Button>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button busy busyLabel="Signing In...">
          Sign In
        </Button>
        <Button disabled>Disabled</Button>
        <ButtonLink to="/styleguide" variant="outline">
          A link as a button
        </ButtonLink>
        <Tooltip text="A remark on a control that already has a name">
          <Button variant="quiet">With a tooltip</Button>
        </Tooltip>
      </div>
    </Specimen>
    <Specimen title="Fields" note="Empty, filled, wrong, disabled">
      <TextField label="Email" type="email" autoComplete="off" placeholder="you@example.com" />
      <TextField label="Price per credit" figures defaultValue="29.50" hint="In US dollars" />
      <TextField label="Range" defaultValue="0" error="Range must be greater than 0" />
      <TextField label="Not now" disabled defaultValue="Read only for you" />
      <PasswordField
        label="Password"
        autoComplete="off"
        defaultValue="a passphrase"
        aside={<TextLink to="/forgot-password">Forgot password</TextLink>}
      />
      <TextArea label="Message" rows={3} hint="Markdown is not read" />
      <Select label="Vintage" defaultValue="2025">
        <option>2024</option>
        <option>2025</option>
      </Select>
    </Specimen>
    <Specimen title="Choices">
      <Checkbox label="Remember me" defaultChecked />
      <Checkbox label="I have read the terms" error="Please agree to go on" />
      <Checkbox label="Cannot be changed" disabled />
      <Switch label="Active" defaultChecked />
      <Switch label="Paused" />
    </Specimen>
  </>
)
