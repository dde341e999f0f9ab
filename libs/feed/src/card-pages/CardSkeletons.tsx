import { Card, Line, Lines, Root, Thumb } from './CardSkeletons.styles';

/** As many as fill a screen. */
const blanks = [0, 1, 2, 3, 4];

/** Stands where cards are being loaded (design: states). */
export const CardSkeletons = () => (
  <Root role="status" aria-label="加载中">
    {blanks.map((index) => (
      <Card key={index}>
        <Lines>
          <Line />
          <Line />
          <Line />
        </Lines>
        <Thumb />
      </Card>
    ))}
  </Root>
);
