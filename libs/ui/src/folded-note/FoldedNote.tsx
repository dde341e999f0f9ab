import { Root, Summary, Text } from './FoldedNote.styles';

/** A note in one line until it is unfolded; without scripts too. Its lines are those of the text. */
export const FoldedNote = ({ text }: { text: string }) => (
  <Root>
    <Summary>
      <Text>{text}</Text>
    </Summary>
  </Root>
);
