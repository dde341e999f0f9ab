import { Waiting } from './CommentList.styles';

/** Three comments to come, in grey; the control under them says so in words. */
export const CommentSkeleton = () => (
  <Waiting aria-hidden>
    {[1, 2, 3].map((place) => (
      <div key={place}>
        <i />
        <span>
          <i />
          <i />
          <i />
        </span>
      </div>
    ))}
  </Waiting>
);
