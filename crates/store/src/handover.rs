//! The message from a second instance to the first: the length in eight bytes, little-endian, then the items to open, each ended by a zero
//! byte. A file is its absolute path, a link is its text, and standard input is prefixed with `=`.

use std::io::{self, Read};

use super::disk::{path_bytes, path_from_bytes};
use super::{Given, budget};

/// More than any command line holds.
const MOST: u64 = 16 << 20;
/// Begins a text: no absolute path does.
const INPUT: u8 = b'=';
/// Stands before a byte that would end the text, which is one higher then.
const SHIFT: u8 = 1;

/// Encodes the message. Paths are made absolute, since the other instance has another working directory.
///
/// # Errors
/// Where the folder that a path starts from is not known, a path is empty, or there is more than can be handed over.
pub fn write(given: &[Given]) -> io::Result<Vec<u8>> {
    if given.len() > budget::GIVEN {
        return Err(io::ErrorKind::FileTooLarge.into());
    }
    let mut message = Vec::new();
    for one in given {
        match one {
            Given::File(file) => message.extend_from_slice(&path_bytes(&std::path::absolute(file)?)),
            Given::Link(link) => message.extend_from_slice(link.as_bytes()),
            Given::Input(bytes) => {
                message.push(INPUT);
                for &byte in bytes {
                    match byte {
                        0 | SHIFT => message.extend([SHIFT, byte + 1]),
                        _ => message.push(byte),
                    }
                }
            }
        }
        message.push(0);
    }
    if message.len() as u64 > MOST {
        return Err(io::ErrorKind::FileTooLarge.into());
    }
    Ok([&(message.len() as u64).to_le_bytes()[..], &message].concat())
}

/// Decodes a message, which may be empty. Bytes after the message are not read.
///
/// # Errors
/// Where the message is longer than any command line, names more than is handed over, or ends too early. No more room is taken than there are bytes.
pub fn read(from: &mut impl Read) -> io::Result<Vec<Given>> {
    let mut length = [0; 8];
    from.read_exact(&mut length)?;
    let length = u64::from_le_bytes(length);
    if length > MOST {
        return Err(io::ErrorKind::InvalidData.into());
    }
    let mut bytes = Vec::new();
    from.take(length).read_to_end(&mut bytes)?;
    if bytes.len() as u64 != length {
        return Err(io::ErrorKind::UnexpectedEof.into());
    }
    if memchr::memchr_iter(0, &bytes).count() > budget::GIVEN {
        return Err(io::ErrorKind::InvalidData.into());
    }
    Ok(bytes.split(|byte| *byte == 0).filter(|one| !one.is_empty()).map(given_of).collect())
}

fn given_of(bytes: &[u8]) -> Given {
    if let [INPUT, text @ ..] = bytes {
        let (mut bytes, mut text) = (Vec::with_capacity(text.len()), text.iter());
        while let Some(&byte) = text.next() {
            bytes.push(match byte {
                SHIFT => text.next().map_or(SHIFT, |shifted| shifted.wrapping_sub(1)),
                byte => byte,
            });
        }
        return Given::Input(bytes);
    }
    let path = path_from_bytes(bytes);
    match std::str::from_utf8(bytes) {
        Ok(link) if !path.is_absolute() => Given::Link(link.to_owned()),
        _ => Given::File(path),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_arrive_as_they_were_handed_over() {
        let file = |name: &str| Given::File(std::path::absolute(name).unwrap());
        let every: Vec<u8> = (0..=255).chain([0, 0, 1, 1, 0]).collect();
        let link = Given::Link("https://hexworld.org/board/#11,a3".into());
        let given = [file("a b.sgf"), Given::Input(every), link, file("ü.sgf"), Given::Input(Vec::new())];
        for given in [&given[..], &given[1..2], &[]] {
            let message = [&write(given).unwrap()[..], b"more"].concat();
            let mut rest = &message[..];
            assert_eq!(read(&mut rest).unwrap(), given);
            assert_eq!(rest, b"more");
        }
        assert_eq!(read(&mut &write(&[Given::File("a.sgf".into())]).unwrap()[..]).unwrap(), [file("a.sgf")]);
        assert!(write(&[Given::Input(vec![b'a'; MOST as usize])]).is_err(), "no message is longer than is read");
        let many = vec![file("a.sgf"); budget::GIVEN];
        assert_eq!(read(&mut &write(&many).unwrap()[..]).unwrap(), many);
        assert!(write(&[many, vec![file("b.sgf")]].concat()).is_err(), "nor names more");
    }

    #[test]
    fn a_message_that_lies_about_its_length_is_refused() {
        for (length, rest) in [(u64::MAX, &b"a"[..]), (MOST + 1, b"a"), (5, b"a\0"), (1, b"")] {
            assert!(read(&mut &[&length.to_le_bytes()[..], rest].concat()[..]).is_err(), "{length}");
        }
        assert!(read(&mut &b"short"[..]).is_err());
        let many = b"/a\0".repeat(budget::GIVEN + 1);
        assert!(read(&mut &[&(many.len() as u64).to_le_bytes()[..], &many].concat()[..]).is_err());
    }
}
